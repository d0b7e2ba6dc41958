import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { whole } from '@/lib/format.ts'

import { CHARACTERS } from '../password.ts'
import { isPasswordRules, readPasswordRules, writePasswordRules } from './password-rules.ts'
import { randomBelow, rulePasswords } from './rule-passwords.ts'
import { LETTERS, PRINTABLE, ruleProblem, SPECIAL, type PasswordRule } from './rule.ts'
import { bitsOf, readSiteRule } from './site-rule.ts'

const rule = (change: Partial<PasswordRule> = {}): PasswordRule => ({
  minLength: 1,
  maxLength: Infinity,
  required: [],
  allowed: PRINTABLE,
  maxConsecutive: Infinity,
  ...change,
})

describe('the passwords of a rule', () => {
  test('are exactly those that follow it, each at one index', () => {
    const subset = fc.subarray([...'aAbB1!'], { minLength: 1 }).map((set) => set.join(''))
    const anyRule = fc.record({
      allowed: subset,
      required: fc.array(subset, { maxLength: 3 }),
      maxConsecutive: fc.constantFrom(1, 2, 3, Infinity),
      numbers: fc.array(fc.record({ set: subset, count: fc.constantFrom(2, 3) }), { maxLength: 2 }),
      maxUses: fc.constantFrom(1, Infinity),
      length: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(anyRule, ({ length, ...change }) => {
        const given = rule(change)
        const passwords = rulePasswords(given, length)
        const places = Array.from({ length: Number(passwords.count) }, (_, at) => BigInt(at))
        const made = places.map((place) => passwords.at(place))
        expect(made.toSorted()).toEqual(everyText(given.allowed, length).filter(follows(given)))
      }),
      { numRuns: 60 },
    )
  })

  test('with a capital, a small letter and a digit are counted by inclusion and exclusion', () => {
    const required = [CHARACTERS.uppercase, CHARACTERS.lowercase, CHARACTERS.numbers]
    const given = rule({ required, allowed: required.join('') })
    const power = (base: bigint) => base ** 12n
    expect(rulePasswords(given, 12).count).toBe(
      power(62n) - 2n * power(36n) - power(52n) + 2n * power(26n) + power(10n),
    )
  })

  test('match the example of the page', () => {
    const page = readFileSync('src/content/tools/password-generator.mdx', 'utf8')
    const given = readSiteRule('8 characters, at least one capital letter and one digit').rule
    const { count } = rulePasswords(given ?? rule(), 8)
    expect(count).toBe(62n ** 8n - 36n ** 8n - 52n ** 8n + 26n ** 8n)
    const { bits, free } = bitsOf(count, 8)
    expect(page).toContain(`= ${whole(Number(count))} passwords, or ${bits} bits.`)
    expect(page).toContain(`without rules have ${free}.`)
  })

  test('with seven required kinds are found by their index', () => {
    const required = [...'!@#$', CHARACTERS.uppercase, CHARACTERS.lowercase, CHARACTERS.numbers]
    const given = rule({ required, maxConsecutive: 2 })
    const passwords = rulePasswords(given, 16)
    for (const place of [0n, passwords.count / 3n, passwords.count - 1n])
      expect([passwords.at(place)].filter(follows(given))).toHaveLength(1)
    expect(ruleProblem(given)).toBe(undefined)
  })

  test('without two equal neighbours are 94 × 93 × 93 …', () => {
    expect(rulePasswords(rule({ maxConsecutive: 1 }), 20).count).toBe(94n * 93n ** 19n)
  })
})

test('a random index that is too high is drawn again', () => {
  // Below 5 three bits are drawn: of 7, 5 and 4 the last is the first that fits.
  const given = [7, 5, 4]
  const random = (numbers: Uint32Array) => void (numbers[0] = given.shift() ?? 0)
  expect(randomBelow(5n, random)).toBe(4n)
  expect(() => randomBelow(5n, (numbers) => numbers.fill(7))).toThrow('does not work')
})

describe('the attribute passwordrules', () => {
  // Cases of Apple's description: the strictest length counts; classes in any case; "-" first and "]" last stand for themselves.
  test.each<[string, Partial<PasswordRule>]>([
    ['minlength: 8; minlength: 10; maxlength: 20; maxlength: 16', { minLength: 10, maxLength: 16 }],
    [
      'required: upper; required: Digit, SPECIAL; max-consecutive: 2;',
      {
        required: [CHARACTERS.uppercase, CHARACTERS.numbers + SPECIAL],
        allowed: [...PRINTABLE].filter((c) => !CHARACTERS.lowercase.includes(c)).join(''),
        maxConsecutive: 2,
      },
    ],
    [
      'allowed: [-;,]]; required: lower',
      { required: [CHARACTERS.lowercase], allowed: ',-;]abcdefghijklmnopqrstuvwxyz' },
    ],
    ['minlength: 4', { minLength: 4, allowed: PRINTABLE }],
  ])('%s', (text, expected) => {
    expect(isPasswordRules(text)).toBe(true)
    expect(readPasswordRules(text)).toEqual(rule(expected))
  })

  test.each([
    ['required: uper', '“uper” is not a class'],
    ['minlength: eight', 'minlength needs a whole number'],
    ['minlength: 8; length: 9', '“length: 9” is not a property'],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(() => readPasswordRules(text)).toThrow(sentence)
  })

  test('a written rule parses as the same rule', () => {
    const set = fc
      .subarray([...PRINTABLE], { minLength: 1 })
      .map((characters) => characters.join(''))
    const anyRule = fc.record({
      minLength: fc.integer({ min: 1, max: 99 }),
      maxLength: fc.constantFrom(5, 100, Infinity),
      required: fc.array(set, { maxLength: 3 }),
      more: set,
      maxConsecutive: fc.constantFrom(1, 9, Infinity),
    })
    fc.assert(
      fc.property(anyRule, ({ more, ...given }) => {
        const all = more + given.required.join('')
        const allowed = [...PRINTABLE].filter((character) => all.includes(character)).join('')
        const read = readPasswordRules(writePasswordRules({ ...given, allowed }))
        const sorted = (sets: readonly string[]) => sets.map((text) => [...text].toSorted())
        expect({ ...read, required: sorted(read.required) }).toEqual({
          ...given,
          allowed,
          required: sorted(given.required),
        })
      }),
    )
  })
})

test.each<[Partial<PasswordRule>, string]>([
  [{ minLength: 9, maxLength: 8 }, 'at least 9 and at most 8'],
  [{ required: ['é'] }, 'a character that they do not allow'],
  [{ minLength: 65 }, 'at most 64'],
  [{ required: [...'abcdefghij'] }, 'more kinds of characters'],
  [{ minLength: 11, maxUses: 1, allowed: CHARACTERS.numbers }, 'too few for 11'],
])('rules that no password can follow have a sentence (%#)', (change, sentence) => {
  expect(ruleProblem(rule(change))).toContain(sentence)
  expect(ruleProblem(rule({ required: [LETTERS, 'a', 'b'] }))).toBe(undefined)
})

function everyText(characters: string, length: number): string[] {
  if (length === 0) return ['']
  const rest = everyText(characters, length - 1)
  return [...characters].flatMap((first) => rest.map((text) => first + text)).toSorted()
}

function follows({ required, numbers = [], maxUses = Infinity, maxConsecutive }: PasswordRule) {
  return (text: string) =>
    required.every((set) => [...set].some((character) => text.includes(character))) &&
    numbers.every(
      ({ set, count }) => [...text].filter((one) => set.includes(one)).length >= count,
    ) &&
    (maxUses > 1 || new Set(text).size === text.length) &&
    (text.match(/(.)\1*/g) ?? []).every((run) => run.length <= maxConsecutive)
}

import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { whole } from '@/lib/format.ts'

import { all, none } from '../../../../../tests/fixtures/choice.ts'
import { CHARACTERS, countPasswords, generatePassword, type PasswordChoice } from '../password.ts'
import { entropyBits } from '../strength.ts'
import { PRINTABLE, type PasswordRule, readPasswordRules, SPECIAL, writePasswordRules } from './password-rules.ts' // prettier-ignore
import { isFollowed, optionsFor, readSiteRule, ruleOf, ruleProblem } from './site-rule.ts'

const rule = (change: Partial<PasswordRule> = {}): PasswordRule => ({
  minLength: 1,
  maxLength: Infinity,
  required: [],
  allowed: PRINTABLE,
  maxConsecutive: Infinity,
  ...change,
})

describe('the passwords of the options', () => {
  test('are counted as a list of all texts counts them', () => {
    const subset = fc.subarray([...'aAbB1!'], { minLength: 1 }).map((set) => set.join(''))
    const given = fc.record({
      sets: fc.array(subset, { minLength: 1, maxLength: 4 }),
      inARow: fc.constantFrom(undefined, 1, 2, 3),
      length: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(given, ({ sets, inARow, length }) => {
        const choice = { ...all, ...none, required: sets, inARow, length }
        const allowed = [...new Set(sets.join(''))].join('')
        const followed = follows(rule({ required: sets, maxConsecutive: inARow ?? Infinity }))
        expect(countPasswords(choice)).toBe(
          BigInt(everyText(allowed, length).filter(followed).length),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('without two equal neighbours are 94 × 93 × 93 …', () => {
    const choice = { ...all, ...none, required: [PRINTABLE], inARow: 1, length: 20 }
    expect(countPasswords(choice)).toBe(94n * 93n ** 19n)
  })

  test('match the example of the page', () => {
    const page = readFileSync('src/content/tools/password-generator.mdx', 'utf8')
    const choice = { ...all, symbols: false, length: 8 }
    const count = 62n ** 8n - 52n ** 8n - 2n * 36n ** 8n + 2n * 26n ** 8n + 10n ** 8n
    expect(countPasswords(choice)).toBe(count)
    const [bits, free] = [entropyBits(choice), 8 * Math.log2(94)].map((one) => (Math.floor(one * 10) / 10).toFixed(1)) // prettier-ignore
    expect(page, 'src/content/tools/password-generator.mdx').toContain(
      `= ${whole(Number(count))} passwords, or ${bits} bits.`,
    )
    expect(page, 'src/content/tools/password-generator.mdx').toContain(
      `without rules have ${free}.`,
    )
  })

  test('of a site with seven required kinds follow its rules', () => {
    const required = [...'!@#$', CHARACTERS.uppercase, CHARACTERS.lowercase, CHARACTERS.numbers]
    const given = rule({ required, maxConsecutive: 2 })
    const choice: PasswordChoice = { ...all, ...optionsFor(given, 16) }
    for (let made = 0; made < 5; made++)
      expect([generatePassword(choice)].filter(follows(given))).toHaveLength(1)
    expect(isFollowed(given, choice)).toBe(true)
  })

  test('are refused with a sentence when hardly any exists', () => {
    const choice = { ...all, ...none, numbers: true, without: '23456789', inARow: 1, length: 64 }
    expect(() => generatePassword(choice)).toThrow('Too few passwords of this length')
    const impossible = { ...choice, without: '123456789' }
    expect(() => generatePassword(impossible)).toThrow('Too few passwords of this length')
    expect(entropyBits(impossible)).toBe(0)
  })
})

describe('the options for a rule', () => {
  test('make passwords that follow it, whatever it asks for', () => {
    const set = fc.oneof(
      fc.constantFrom(...Object.values(CHARACTERS), SPECIAL),
      fc.subarray([...PRINTABLE], { minLength: 3 }).map((characters) => characters.join('')),
    )
    const anyRule = fc.record({
      minLength: fc.integer({ min: 1, max: 12 }),
      maxLength: fc.constantFrom(12, 20, Infinity),
      required: fc.array(set, { maxLength: 3 }),
      more: set,
      maxConsecutive: fc.constantFrom(2, 3, Infinity),
    })
    fc.assert(
      fc.property(anyRule, ({ more, ...given }) => {
        const allowed = [...new Set(more + given.required.join(''))].join('')
        const wanted = { ...given, allowed }
        fc.pre(ruleProblem(wanted) === undefined)
        const choice: PasswordChoice = { ...all, ...optionsFor(wanted, 12) }
        expect([generatePassword(choice)].filter(follows(wanted))).toHaveLength(1)
        expect(isFollowed(wanted, choice)).toBe(true)
      }),
    )
  })

  test('are named when they were changed to others', () => {
    const given = readPasswordRules('minlength: 8; required: lower; allowed: digit, [-]')
    const choice: PasswordChoice = { ...all, ...optionsFor(given, 16) }
    expect(choice).toMatchObject({ uppercase: false, symbolSet: '-', shortest: 8, length: 16 })
    expect(isFollowed(given, { ...choice, numbers: false })).toBe(true)
    expect(isFollowed(given, { ...choice, uppercase: true })).toBe(false)
    expect(isFollowed(given, { ...choice, lowercase: false })).toBe(false)
    expect(isFollowed(given, { ...choice, length: 7 })).toBe(false)
  })

  test('are written as passwordrules', () => {
    expect(writePasswordRules(ruleOf({ ...all, shortest: 8, symbolSet: '-', inARow: 2 }))).toBe(
      'minlength: 8; required: upper; required: lower; required: digit; required: [-]; max-consecutive: 2;',
    )
  })
})

describe('a pasted attribute or element', () => {
  test.each([
    ['passwordrules="minlength: 9; required: lower"', 9],
    ['<input type="password" minlength="9" passwordrules="required: lower;">', 9],
    ['<input passwordRules={"minlength: 9"} />', 9],
    ['<input passwordrules="minlength: 9; required: [&quot;&amp;]">', 9],
  ])('%s', (text, minLength) => {
    expect(readSiteRule(text)).toMatchObject({ rule: { minLength } })
  })

  test.each([
    ['<input type="password">', 'This element has no passwordrules'],
    ['<input minlength="8" pattern="[a-z]+">', 'The attribute pattern is not understood'],
    ['At least 8 characters', '“At least 8 characters” is not a property of passwordrules.'],
  ])('%s is refused', (text, sentence) => {
    expect(readSiteRule(text).problem).toContain(sentence)
  })
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
  [{ minLength: 65 }, '4 to 64'],
  [{ maxLength: 3 }, '4 to 64'],
  [{ maxConsecutive: 0 }, 'no password'],
  [{ required: [...'abcdefghij'] }, 'more kinds of characters'],
])('rules that no password can follow have a sentence (%#)', (change, sentence) => {
  expect(ruleProblem(rule(change))).toContain(sentence)
  expect(ruleProblem(rule({ required: ['a', 'b'] }))).toBe(undefined)
})

function everyText(characters: string, length: number): string[] {
  if (length === 0) return ['']
  const rest = everyText(characters, length - 1)
  return [...characters].flatMap((first) => rest.map((text) => first + text)).toSorted()
}

function follows({ required, allowed, ...limits }: PasswordRule) {
  const { minLength, maxLength, maxConsecutive } = limits
  return (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    [...text].every((character) => allowed.includes(character)) &&
    required.every((set) => [...set].some((character) => text.includes(character))) &&
    (text.match(/(.)\1*/g) ?? []).every((run) => run.length <= maxConsecutive)
}

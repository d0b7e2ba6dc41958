import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  CHARACTERS,
  DEFAULT_CHOICE,
  characterTypes,
  generatePassword,
  leavesNothing,
  type FillRandom,
  type PasswordChoice,
} from './password.ts'
import { entropyBits } from './strength.ts'
import { all, none } from '../../../../tests/fixtures/choice.ts'

const count = (text: string, set: string) => [...text].filter((c) => set.includes(c)).length

const anyChoice = fc.record<PasswordChoice>({
  length: fc.integer({ min: 4, max: 64 }),
  uppercase: fc.boolean(),
  lowercase: fc.boolean(),
  numbers: fc.boolean(),
  symbols: fc.boolean(),
  excludesLookAlikes: fc.boolean(),
})

describe('passwords', () => {
  test('have the length, each ticked type, and nothing else', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const password = generatePassword(choice)
        expect(password).toHaveLength(choice.length)
        const ticked = characterTypes.filter((type) => choice[type])
        const expected = ticked.length === 0 ? ['lowercase' as const] : ticked
        for (const type of characterTypes) {
          expect(count(password, CHARACTERS[type]) > 0).toBe(expected.includes(type))
        }
        if (choice.excludesLookAlikes) expect(password).not.toMatch(/[Il1O0o|]/)
      }),
      { numRuns: 3000 },
    )
  })

  test('the symbols are those of the specification', () => {
    expect(CHARACTERS.symbols).toBe('!@#$%^&*()_+-=[]{}|;:,.<>?')
    expect(new Set(CHARACTERS.symbols).size).toBe(26)
  })

  test('the page starts with 16 characters of every type (docs/specification.md 7.2)', () => {
    expect(DEFAULT_CHOICE).toEqual(all)
  })

  test('only chosen symbols are used, and never a character that is left out', () => {
    const choice = { ...all, length: 64, symbolSet: '~/', without: '/abc0' }
    for (let made = 0; made < 200; made++) {
      expect(generatePassword(choice)).toMatch(/^(?=.*~)[A-Zd-z1-9~]{64}$/)
    }
    expect(leavesNothing({ ...all, ...none, numbers: true, without: '0123456789' })).toBe(true)
    expect(leavesNothing(choice)).toBe(false)
  })

  test('four characters of which three types have one each are found', () => {
    const without = CHARACTERS.uppercase.slice(1) + CHARACTERS.numbers.slice(1)
    const choice = { ...all, length: 4, symbolSet: '!', without }
    expect([...generatePassword(choice)].toSorted().join('')).toMatch(/^!0A[a-z]$/)
  })

  test('lowercase letters are used if no type is chosen', () => {
    expect(generatePassword({ ...all, ...none })).toMatch(/^[a-z]{16}$/)
  })

  test('random numbers that would favour the start of the pool are rejected', () => {
    // 2^32 = 48,806,446 × 88 + 48: the numbers from 4,294,967,248 on must not be used.
    const given = [4_294_967_248, 0xffffffff, 4_294_967_247, 26, 52, 25]
    let next = 0
    const fill: FillRandom = (numbers) =>
      numbers.forEach((_, i) => (numbers[i] = given[next++] ?? 0))
    expect(generatePassword({ ...all, length: 4 }, fill)).toBe('?a0Z')
  })

  test.each([0, 0xffffffff])(
    'a source that only gives %i is refused, not waited for',
    (constant) => {
      expect(() =>
        generatePassword({ ...all, length: 4 }, (numbers) => numbers.fill(constant)),
      ).toThrow('The random generator of this browser does not work.')
    },
  )

  test('the source is the secure random generator', () => {
    const source = readFileSync(new URL('password.ts', import.meta.url), 'utf8')
    expect(source).toContain('crypto.getRandomValues')
    expect(source).not.toContain('Math.random')
  })
})

test('field-general-f01: a symbol that is a look-alike is used when no other is left', () => {
  const none = { uppercase: false, lowercase: false, numbers: false }
  const choice = { ...DEFAULT_CHOICE, ...none, symbolSet: '|', excludesLookAlikes: true }
  expect(generatePassword(choice)).toBe('|'.repeat(16))
  expect(entropyBits(choice)).toBe(0)
  expect(leavesNothing(choice)).toBe(true)
})

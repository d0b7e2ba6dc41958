import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import {
  type Capitals,
  DEFAULT_PASSPHRASE,
  generatePassphrase,
  loadWords,
  passphraseBits,
  WORDS_IN_LIST,
} from './passphrase.ts'

const words = await loadWords()

describe('the list', () => {
  test('is the one the Electronic Frontier Foundation publishes, with the numbers of its dice', () => {
    const dice = (at: number) => [...at.toString(6).padStart(5, '0')].map((d) => Number(d) + 1)
    const original = words.map((word, at) => `${dice(at).join('')}\t${word}\n`).join('')
    // SHA-256 of eff_large_wordlist.txt.
    expect(createHash('sha256').update(original).digest('hex')).toBe(
      'addd35536511597a02fa0a9ff1e5284677b8883b83e986e43f15a3db996b903e',
    )
    expect(words).toHaveLength(WORDS_IN_LIST)
  })

  test('has no word that starts with another, no capital and no digit', () => {
    const sorted = words.toSorted()
    for (const [at, word] of sorted.entries()) {
      expect(word).toMatch(/^[a-z-]+$/)
      expect(sorted[at + 1]?.startsWith(word) ?? false).toBe(false)
    }
  })

  test('is credited with its licence on the page', () => {
    const page = readFileSync('src/content/tools/password-generator/passphrase.mdx', 'utf8')
    expect(page, 'src/content/tools/password-generator/passphrase.mdx').toContain(
      'https://www.eff.org/dice',
    )
    expect(page, 'src/content/tools/password-generator/passphrase.mdx').toContain(
      'https://creativecommons.org/licenses/by/4.0/',
    )
  })
})

describe('passphrases', () => {
  // Every sequence of three of four words, by hand: 64; with one of three words in capitals 192; with a digit after one of three 1,920.
  test.each<[Capitals, boolean, number]>([
    ['none', false, 64],
    ['first-letters', false, 64],
    ['one-word', false, 192],
    ['none', true, 1920],
    ['one-word', true, 5760],
  ])(
    'capitals %s and digit %s have the counted number of passphrases',
    (capitals, digit, count) => {
      for (const separator of ['-', '']) {
        const choice = { words: 3, separator, capitals, digit }
        expect(2 ** passphraseBits(choice, 4)).toBeCloseTo(count, 6)
        const seen = new Set<string>()
        for (const random of everyDraw()) {
          seen.add(generatePassphrase(choice, ['ace', 'yo-yo', 'be', 'zoo'], random))
        }
        expect(seen.size).toBe(count)
      }
    },
  )

  test('have the chosen words, separator, capitals and digit', () => {
    const random = (numbers: Uint32Array) => numbers.forEach((_, at) => (numbers[at] = at))
    const made = (change: object) =>
      generatePassphrase({ ...DEFAULT_PASSPHRASE, words: 3, ...change }, words, random)
    expect(made({})).toBe('abacus-abdomen-abdominal')
    expect(made({ separator: ' ', capitals: 'first-letters' })).toBe('Abacus Abdomen Abdominal')
    expect(made({ separator: '', capitals: 'one-word', digit: true })).toBe(
      'ABACUS0abdomenabdominal',
    )
  })

  test('random numbers that would favour some words are rejected', () => {
    // 2^32 = 552,336 × 7,776 + 2,560: numbers from 4,294,964,736 on must not be used.
    const given = [4_294_964_736, 4_294_964_735, 1, 2, 3]
    const random = (numbers: Uint32Array) =>
      numbers.forEach((_, at) => (numbers[at] = given.shift() ?? 0))
    expect(generatePassphrase({ ...DEFAULT_PASSPHRASE, words: 3 }, words, random)).toBe(
      'zoom-abdomen-abdominal',
    )
  })

  test('the figures of the page equal those of the formula', () => {
    const page = readFileSync('src/content/tools/password-generator/passphrase.mdx', 'utf8')
    const bits = (change: object) => passphraseBits({ ...DEFAULT_PASSPHRASE, ...change })
    for (const words of [4, 5, 6, 8]) {
      const floor = Math.floor(bits({ words }) * 10) / 10
      expect(page, 'src/content/tools/password-generator/passphrase.mdx').toContain(
        `| ${words} | ${floor.toFixed(1)} bits |`,
      )
    }
    const example = bits({ capitals: 'one-word', digit: true })
    expect(page, 'src/content/tools/password-generator/passphrase.mdx').toContain(
      `Together ${(Math.floor(example * 10) / 10).toFixed(1)} bits.`,
    )
  })

  test('six words have 77.5 bits: 6 × log2 of 7,776 = 6 × 5 dice', () => {
    expect(passphraseBits(DEFAULT_PASSPHRASE)).toBeCloseTo(30 * Math.log2(6), 10)
  })
})

/** Random sources that between them give every draw of three words of four, two places of three and a digit. */
function* everyDraw() {
  for (let draw = 0; draw < 64 * 9 * 10; draw++) {
    const three = [draw % 4, Math.floor(draw / 4) % 4, Math.floor(draw / 16) % 4]
    const rest = Math.floor(draw / 64)
    yield source([three, [rest % 3], [Math.floor(rest / 3) % 3], [Math.floor(rest / 9)]])
    // Without capitals the second draw is the place of the digit.
    yield source([three, [rest % 3], [Math.floor(rest / 9)], [0]])
  }
}

function source(draws: number[][]) {
  return (numbers: Uint32Array) => numbers.set(draws.shift() ?? [])
}

import { globSync } from 'node:fs'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { readCodes } from './read-codes.ts'

const FOLDER = 'tests/fixtures/qr-pictures'

/** The code in a picture that another program drew. tests/fixtures/qr-pictures/README.md has the commands. */
async function codeIn(name: string) {
  const { data, info } = await sharp(`${FOLDER}/${name}.png`)
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, data: new Uint8Array(data) }
  const { codes, ...rest } = await readCodes(picture, 'picture')
  expect({ name, codes: codes.length, ...rest }).toEqual({ name, codes: 1, hasUnread: false })
  return codes[0] ?? { readings: [{ charset: '', text: '' }], doubts: [] }
}

/** What was encoded, and the character set that is read or guessed. */
const ENCODED: Record<string, { text: string; guess?: string }> = {
  kanji: { text: 'こんにちは' },
  'kanji-and-bytes': { text: '点と茗は漢字です。ABC 123 ﾊﾝｶｸ', guess: 'Shift_JIS' },
  'shift-jis': { text: 'Google モバイル', guess: 'Shift_JIS' },
  gb18030: { text: '你好', guess: 'GB18030' },
  'windows-1251': { text: 'Привет', guess: 'Windows-1251' },
  'latin-1': { text: 'Grüße aus Köln', guess: 'ISO-8859-1' },
  'eci-20': { text: 'あ' },
  gs1: { text: '010491234512345910A%B\x1d217' },
  'gs1-bytes': { text: '010491234512345910ab\x1d217' },
}

describe('field-general-f02, field-general-f03: the picture of another program', () => {
  test.each(Object.entries(ENCODED))('%s', async (name, { text, guess }) => {
    const { readings, doubts } = await codeIn(name)
    expect(readings[0].text).toBe(text)
    expect(doubts).toEqual(guess === undefined ? [] : [{ why: 'unnamed' }])
    if (guess === undefined) expect(readings).toHaveLength(1)
    else expect(readings[0].charset).toBe(guess)
  })
})

test('FNC1 in first position is named GS1', async () => {
  expect(await codeIn('gs1')).toMatchObject({ isGs1: true })
  expect(await codeIn('gs1-bytes')).toMatchObject({ isGs1: true })
})

describe('field-general-f05: codes in parts', () => {
  test('each says its place', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `part-0${at + 1}`)
    const parts = await Promise.all(names.map(codeIn))
    expect(parts.map(({ part }) => part)).toEqual(names.map((_, at) => ({ place: at + 1, of: 6 })))
    expect(parts.map(({ readings }) => readings[0].text).join('')).toBe('a'.repeat(600))
  })

  test('a character that is cut between two is not taken for another character set', async () => {
    const parts = await Promise.all(['split-01', 'split-02', 'split-03'].map(codeIn))
    const text = 'नमस्ते दुनिया। '.repeat(4)
    for (const { readings, doubts } of parts) {
      expect(doubts).toEqual([])
      expect(text).toContain(readings[0].text.replace(/^\uFFFD+|\uFFFD+$/g, ''))
    }
    expect(parts.filter(({ isCut }) => isCut).length).toBeGreaterThan(1)
  })
})

describe('a character set by its ECI number', () => {
  test.each([
    ['eci-170', { why: 'unknown', eci: 170 }, 'UTF-8', 'grün'],
    ['eci-899', { why: 'unknown', eci: 899 }, 'Shift_JIS', 'こんにちは'],
    ['eci-26', { why: 'misfit', charset: 'UTF-8' }, 'UTF-8', 'Gr\uFFFD\uFFFDe'],
  ])('%s is in doubt, and a guess is used', async (name, doubt, charset, text) => {
    const { readings, doubts } = await codeIn(name)
    expect(doubts).toEqual([doubt])
    expect(readings[0]).toEqual({ charset, text })
  })

  test('bytes that do not fit the named character set can be read in another', async () => {
    const { readings } = await codeIn('eci-26')
    expect(readings).toContainEqual({ charset: 'ISO-8859-1', text: 'Grüße' })
  })
})

test('every picture is tested', () => {
  const files = globSync(`${FOLDER}/*.png`)
  expect(files.length).toBe(Object.keys(ENCODED).length + 6 + 3 + 3)
})

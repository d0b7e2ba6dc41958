import fc from 'fast-check'
import { expect, test } from 'vitest'

import { letterName, plainLetter, smsOf } from './sms.ts'

const a = (count: number) => 'a'.repeat(count)

// 3GPP TS 23.038 and 23.040: 160 places, or parts of 153; 70 places of 16 bits, or parts of 67.
test.each([
  ['no text', '', 'GSM-7', 0, 0, 160],
  ['a full message', a(160), 'GSM-7', 160, 1, 0],
  ['one letter more', a(161), 'GSM-7', 161, 2, 145],
  ['two full parts', a(306), 'GSM-7', 306, 2, 0],
  ['one letter more than two parts', a(307), 'GSM-7', 307, 3, 152],
  ['the euro takes two places', `${a(158)}€`, 'GSM-7', 160, 1, 0],
  ['which are one too many', `${a(159)}€`, 'GSM-7', 161, 2, 145],
  ['an escape is not cut: 152 | 2 + 151', `${a(152)}€${a(151)}`, 'GSM-7', 305, 2, 0],
  ['which can cost a part: 152 | 2 + 151 | 1', `${a(152)}€${a(152)}`, 'GSM-7', 306, 3, 152],
  ['Hindi', 'क'.repeat(70), 'Unicode', 70, 1, 0],
  ['Hindi, one letter more', 'क'.repeat(71), 'Unicode', 71, 2, 63],
  ['a single ₹ in 150 letters', `${a(150)}₹`, 'Unicode', 151, 3, 50],
  ['an emoji takes two places', '👋', 'Unicode', 2, 1, 68],
  ['a pair is not cut: 66 | 2 + 65', `${a(66)}👋${a(65)}`, 'Unicode', 133, 2, 0],
  ['which can cost a part: 66 | 2 + 65 | 1', `${a(66)}👋${a(66)}`, 'Unicode', 134, 3, 66],
  ['CR and LF are one line break', 'a\r\nb', 'GSM-7', 3, 1, 157],
] as const)('%s', (_, text, alphabet, units, parts, free) => {
  expect(smsOf(text)).toMatchObject({ alphabet, units, parts, free })
})

test('the letters of table 6.2.1 take one place, those of its extension two', () => {
  // Row by row as the table prints it, with ESC left out
  const table =
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
  expect(table).toHaveLength(127)
  for (const letter of table)
    expect(smsOf(letter), letter).toMatchObject({ alphabet: 'GSM-7', units: 1 })
  for (const letter of '^{}\\[~]|€\f')
    expect(smsOf(letter), letter).toMatchObject({ alphabet: 'GSM-7', units: 2 })
  for (const letter of 'ç`\t₹’–…“á') expect(smsOf(letter).alphabet, letter).toBe('Unicode')
})

test('the letters that force Unicode are listed in order with their count', () => {
  expect([...smsOf('It’s ₹5 – that’s all').forcing]).toEqual([
    ['’', 2],
    ['₹', 1],
    ['–', 1],
  ])
})

test('an invisible letter has a name, and a combining sign is shown on a circle', () => {
  expect(['’', '\u00A0', 'ि', '\u0007'].map(letterName)).toEqual([
    '“’”',
    'a no-break space',
    '“◌ि”',
    'U+0007',
  ])
  expect(['₹', '…', 'क'].map(plainLetter)).toEqual(['Rs.', '...', undefined])
})

test('parts hold all places, and the last one has less than a part free', () => {
  const unit = fc.constantFrom(...'a€[ क\n', '👋')
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 500 }), (text) => {
      const { units, parts, placesOfPart, free } = smsOf(text)
      const lost = parts * placesOfPart - units - free
      expect(free).toBeGreaterThanOrEqual(0)
      expect(free).toBeLessThan(placesOfPart)
      // At each border between parts at most one place stays empty.
      expect(lost).toBeGreaterThanOrEqual(0)
      expect(lost).toBeLessThanOrEqual(parts - 1)
    }),
  )
})

// Expected by the lengths of 3GPP TS 23.038 and 23.040, worked out by hand
test.each([
  [`${'|{^'.repeat(23)}∞`, 1],
  [`${']'.repeat(74)}👋`, 2],
  ['['.repeat(160), 3],
  [']'.repeat(80), 1],
  ['['.repeat(153), 3],
  ['👋'.repeat(67), 3],
  ['ç'.repeat(160), 3],
])('field-general-f18: %j takes %i parts', (text, parts) => {
  expect(smsOf(text).parts).toBe(parts)
})

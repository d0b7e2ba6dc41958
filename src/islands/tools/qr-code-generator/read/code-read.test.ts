import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { codeRead } from './code-read.ts'
import { payloadOf, type Run } from './payload.ts'

const codeOf = (bytes: readonly number[], charset?: Run['charset']) =>
  codeRead({ runs: [{ bytes: [...bytes], charset }] })
const charsetsOf = ({ readings }: ReturnType<typeof codeRead>) =>
  readings.map(({ charset }) => charset)

/** Bytes as other programs write them: `iconv -t SHIFT_JIS | xxd -p`. */
const bytesOf = (hex: string) => [...Buffer.from(hex.replaceAll(' ', ''), 'hex')]

// The same word in the encodings that AIM's list of ECI numbers names.
test.each([
  [undefined, [0xc3, 0xa9], 'é'],
  [undefined, [0xe9], 'é'],
  [26, [0xc3, 0xa9], 'é'],
  [3, [0xe9], 'é'],
  [4, [0xe8], 'č'],
  [17, [0xa4], '€'],
  [20, [0x82, 0xa0], 'あ'],
  [22, [0xe6], 'ж'],
  [25, [0x09, 0x28], 'न'],
  [27, [0x61], 'a'],
  [28, [0xa4, 0xa4], '中'],
  [30, [0xb0, 0xa1], '가'],
  [31, [0x87, 0xe1], '囜'],
  [33, [0x28, 0x09], 'न'],
])('encoding %s reads %j as %s', (eci, bytes, text) => {
  expect(codeOf(bytes, eci).readings[0].text).toBe(text)
})

describe('field-general-f03: the guess of a character set without a name', () => {
  // Encoded by Python.
  test.each([
    ['Google モバイル', 'Shift_JIS', '476f6f676c65208382836f8343838b'],
    ['東京', 'Shift_JIS', '938c8b9e'],
    ['ﾊﾝｶｸ', 'Shift_JIS', 'caddb6b8'],
    ['カナ', 'Shift_JIS', '834a8369'],
    ['你好', 'GB18030', 'c4e3bac3'],
    ['中华人民共和国', 'GB18030', 'd6d0bbaac8cbc3f1b9b2bacdb9fa'],
    ['안녕하세요', 'EUC-KR', 'bec8b3e7c7cfbcbcbfe4'],
    ['Привет', 'Windows-1251', 'cff0e8e2e5f2'],
    ['ПРИВЕТ МИР', 'Windows-1251', 'cfd0c8c2c5d220ccc8d0'],
    ['привет', 'Windows-1251', 'eff0e8e2e5f2'],
    ['Grüße aus Köln', 'ISO-8859-1', '4772fcdf6520617573204bf66c6e'],
    ['Málaga', 'ISO-8859-1', '4de16c616761'],
    ['été à la carte', 'ISO-8859-1', 'e974e920e0206c61206361727465'],
    ['äöüß', 'ISO-8859-1', 'e4f6fcdf'],
    ['ÄÖÜ', 'ISO-8859-1', 'c4d6dc'],
    ['“It’s good” – yes', 'ISO-8859-1', '934974927320676f6f6494209620796573'],
    ['señor, ¿qué?', 'ISO-8859-1', '7365f16f722c20bf7175e93f'],
    ['São Paulo, coração', 'ISO-8859-1', '53e36f205061756c6f2c20636f7261e7e36f'],
    ['smörgåsbord – naïve', 'ISO-8859-1', '736df67267e573626f72642096206e61ef7665'],
    ['£20 ± 5 %', 'ISO-8859-1', 'a3323020b120352025'],
  ])('%s is %s', (text, charset, hex) => {
    const code = codeOf(bytesOf(hex))
    expect(code.readings[0]).toEqual({ charset, text })
    expect(code.doubts).toEqual([{ why: 'unnamed' }])
  })

  test('other character sets that fit are offered, each text once', () => {
    const code = codeOf(bytesOf('c4e3bac3'))
    expect(charsetsOf(code)).toEqual(
      expect.arrayContaining(['ISO-8859-1', 'EUC-KR', 'Windows-1251']),
    )
    expect(charsetsOf(code)).not.toContain('UTF-8')
    const texts = code.readings.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.join()).not.toContain('\uFFFD')
  })

  test('Kanji mode in the same code is a sign of Shift_JIS', () => {
    const runs: Run[] = [
      { bytes: [0x93, 0x5f], charset: 'kanji' },
      { bytes: [0xb6, 0xc5], charset: undefined },
    ]
    expect(codeRead({ runs }).readings[0]).toEqual({ charset: 'Shift_JIS', text: '点ｶﾅ' })
  })

  test('a character that is split into bytes and letters is read as one', () => {
    // "ア1" is 83 41 31, and 41 31 are letters too.
    const code = codeRead({ runs: [{ bytes: [0x83, 0x41, 0x31, 0x83, 0x43], charset: undefined }] })
    expect(code.readings[0].text).toBe('ア1イ')
  })
})

describe('a named character set', () => {
  test.each([
    [170, { why: 'unknown', eci: 170 }],
    [0, { why: 'unknown', eci: 0 }],
    [14, { why: 'unknown', eci: 14 }],
    [34, { why: 'unknown', eci: 34 }],
    [123_456, { why: 'unknown', eci: 123_456 }],
    [20, { why: 'misfit', charset: 'Shift_JIS' }],
    [26, { why: 'misfit', charset: 'UTF-8' }],
  ])('of number %i is in doubt for bytes that are not its own', (eci, doubt) => {
    expect(codeOf([0x61, 0xff], eci).doubts).toEqual([doubt])
  })

  test('that fits is the only one', () => {
    expect(codeOf([0xb6, 0xc5], 20)).toEqual({
      readings: [{ charset: 'Shift_JIS', text: 'ｶﾅ' }],
      doubts: [],
    })
  })

  test('an unknown one is read as UTF-8 where that fits', () => {
    expect(codeOf([0xc3, 0xa9], 170).readings[0]).toEqual({ charset: 'UTF-8', text: 'é' })
  })
})

test('only a part may begin or end within a character of UTF-8', () => {
  const bytes = [0xa4, 0xa8, 0xe0, 0xa4, 0xae, 0xe0, 0xa4]
  const runs: Run[] = [{ bytes, charset: undefined }]
  expect(codeRead({ runs, part: { place: 2, of: 3 } })).toMatchObject({ doubts: [], isCut: true })
  expect(codeRead({ runs }).doubts).toEqual([{ why: 'unnamed' }])
  // A single letter of Latin-1 at the end.
  const latin: Run[] = [{ bytes: [0x63, 0x61, 0x66, 0xe9], charset: undefined }]
  const { readings, doubts } = codeRead({ runs: latin, part: { place: 1, of: 2 } })
  expect([readings[0].text, doubts]).toEqual(['café', [{ why: 'unnamed' }]])
})

test('any data has a text or a fault', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (data, version) => {
        const payload = payloadOf(data, version)
        if (typeof payload === 'string') return
        const texts = codeRead(payload).readings.map(({ text }) => text)
        expect(new Set(texts).size).toBe(texts.length)
      },
    ),
    { numRuns: 2000 },
  )
  for (let eci = 0; eci < 1000; eci++) expect(codeOf([0x61], eci).readings[0].text.length).toBe(1)
})

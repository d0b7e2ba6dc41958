import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { convertBase64 } from '../base64.ts'
import { proposeRepair } from './repair.ts'

describe('the repair of a Base64 text', () => {
  // "Hello" is SGVsbG8= and "foobar" is Zm9vYmFy (RFC 4648 section 10).
  test.each([
    ['quotes and a comma', '"SGVsbG8=",', 'SGVsbG8='],
    ['a zero-width space', 'SGVs\u200BbG8=', 'SGVsbG8='],
    ['a no-break space', 'SGVs\u00A0bG8=', 'SGVsbG8='],
    ['a Cyrillic letter', 'Zm9vYmFу', 'Zm9vYmFy'],
    ['full-width letters', 'ＳGVsbG8＝', 'SGVsbG8='],
    ['percent-encoding', 'SGVsbG8%3D', 'SGVsbG8='],
    ['escapes of JSON', 'Zm9v\\nYmFy\\/\\/\\/\\/', 'Zm9vYmFy////'],
    ['the marks of a quoted mail', '> Zm9v\n> YmFy', ' Zm9v\n YmFy'],
    ['a star too many', 'Zm9v*YmFy', 'Zm9vYmFy'],
    ['a star in place of a letter', 'Zm*vYmFy', 'ZmAvYmFy'],
    ['too much padding', 'SGVsbG8==', 'SGVsbG8='],
    ['too little padding', 'Zg=', 'Zg=='],
    ['padding where none belongs', 'Zm9v=', 'Zm9v'],
    ['a letter alone at the end', 'Zm9vY', 'Zm9v'],
  ])('%s', (_, text, repaired) => {
    expect(proposeRepair(text).repaired).toBe(repaired)
    expect(reasonFor(repaired)).not.toMatch(/^Character/)
  })

  test('lists each place, its character counted as people count, and what is proposed', () => {
    expect(proposeRepair('👋Zm9v\u200BYmFу').places).toEqual([
      { index: 0, ordinal: 1, found: '👋', replacement: '', why: 'not in the alphabet' },
      { index: 6, ordinal: 6, found: '\u200B', replacement: '', why: 'not part of the Base64' },
      { index: 10, ordinal: 10, found: 'у', replacement: 'y', why: 'looks like “y”' },
    ])
  })

  test('leaves right Base64 as it is', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64')
        expect(proposeRepair(base64)).toEqual({ places: [], repaired: base64 })
      }),
    )
  })

  test('makes Base64 that can be read of any text without "=" inside it, escaped or not', () => {
    const character = fc.constantFrom(...'AZaz09+/-_ \n*!%23BDdnu\\"é👋А\u200B')
    fc.assert(
      fc.property(fc.string({ unit: character }), (text) => {
        fc.pre(!/%3d/i.test(text))
        const { repaired } = proposeRepair(text)
        expect(reasonFor(repaired)).not.toMatch(/^Character/)
      }),
    )
  })
})

function reasonFor(text: string): string {
  try {
    convertBase64('decode', text)
    return ''
  } catch (error) {
    const { cause } = error as Error
    return typeof cause === 'string' ? cause : ''
  }
}

import { expect, test } from 'vitest'

import { codeRead } from './code-read.ts'
import { payloadOf } from './payload.ts'

/** The code of some bits, or its fault. */
const codeOf = (bits: string, version = 1) => {
  const text = bits.replaceAll(' ', '')
  const bytes = text.padEnd(Math.ceil(text.length / 8) * 8, '0').match(/.{8}/g) ?? []
  const payload = payloadOf(
    Uint8Array.from(bytes, (byte) => parseInt(byte, 2)),
    version,
  )
  return typeof payload === 'string' ? payload : codeRead(payload)
}
const textOf = (bits: string) => {
  const code = codeOf(bits)
  return typeof code === 'string' ? code : code.readings[0].text
}

// ISO/IEC 18004, 7.4.6: 点 (935F) is 0D9F, 茗 (E4AA) is 1AAA, in 13 bits
test('field-general-f02: Kanji mode is read by the standard', () => {
  expect(textOf('1000 00000010 0110110011111 1101010101010 0000')).toBe('点茗')
})

// 7.4.3: 01234567 in digits; 7.4.4: AC-42 in letters
test('digits and letters are those of the examples of the standard', () => {
  expect(textOf('0001 0000001000 0000001100 0101011001 1000011 0000')).toBe('01234567')
  expect(textOf('0010 000000101 00111001110 11100111001 000010 0000')).toBe('AC-42')
})

test('field-general-f05: a part of several says which', () => {
  const part = codeOf('0011 0000 0101 00000000 0100 00000001 01100001 0000')
  expect(part).toMatchObject({ readings: [{ text: 'a' }], part: { place: 1, of: 6 } })
})

// 45 × 38 + 38 is %% and 45 × 10 + 38 is A%, in 11 bits; 7.4.8.2
test('with FNC1, % separates fields and %% is a percent sign', () => {
  const letters = '0010 000000100 11011010100 00111101000'
  expect(textOf(`${letters} 0000`)).toBe('%%A%')
  expect(textOf(`0101 ${letters} 0000`)).toBe('%A\x1d')
  expect(textOf(`1001 00100101 ${letters} 0000`)).toBe('%A\x1d')
})

// 7.4.8.3: 37 is 37, a is 97 + 100
test('FNC1 in second position says its application indicator', () => {
  expect(codeOf('1001 00100101 0000')).toMatchObject({ industry: '37' })
  expect(codeOf('1001 11000101 0000')).toMatchObject({ industry: 'a' })
})

test('GS1 is named', () => {
  expect(codeOf('0101 0001 0000000001 0111 0000')).toMatchObject({ isGs1: true })
})

test('a mode that the standard does not have and an early end are told apart', () => {
  expect(codeOf('0110 0000')).toBe('unknown mode')
  expect(codeOf('0100 00000010 01100001')).toBe('cut off')
})

// AIM: numbers of one, two and three bytes
test.each([
  ['00101010', 42],
  ['10000000 10101010', 170],
  ['11000001 11100010 01000000', 123_456],
])('the ECI number %s is %i', (bits, eci) => {
  expect(codeOf(`0111 ${bits} 0100 00000001 01100001 0000`)).toMatchObject({
    doubts: [{ why: 'unknown', eci }],
  })
})

import { expect, test } from 'vitest'

import { payloadOf } from './payload.ts'

const decode = (bytes: Uint8Array) => ({ text: new TextDecoder().decode(bytes), notes: [] })
const payload = (bits: string, version = 1) => {
  const text = bits.replaceAll(' ', '')
  const bytes = text.padEnd(Math.ceil(text.length / 8) * 8, '0').match(/.{8}/g) ?? []
  return payloadOf(
    Uint8Array.from(bytes, (byte) => parseInt(byte, 2)),
    version,
    decode,
  )
}

// ISO/IEC 18004, 7.4.6: 点 (935F) is 0D9F, 茗 (E4AA) is 1AAA, in 13 bits
test('field-general-f02: Kanji mode is read by the standard', () => {
  expect(payload('1000 00000010 0110110011111 1101010101010 0000')?.text).toBe('点茗')
})

// 7.4.3: 01234567 in digits; 7.4.4: AC-42 in letters
test('digits and letters are those of the examples of the standard', () => {
  expect(payload('0001 0000001000 0000001100 0101011001 1000011 0000')?.text).toBe('01234567')
  expect(payload('0010 000000101 00111001110 11100111001 000010 0000')?.text).toBe('AC-42')
})

test('field-general-f05: a part of several says which', () => {
  const part = payload('0011 0000 0101 00000000 0100 00000001 01100001 0000')
  expect(part?.text).toBe('a')
  expect(part?.notes.join()).toContain('part 1 of 6')
})

test('GS1 is named, and a mode without meaning is not guessed', () => {
  expect(payload('0101 0001 0000000001 0111 0000')?.notes.join()).toContain('GS1')
  expect(payload('0110 0000')).toBeUndefined()
})

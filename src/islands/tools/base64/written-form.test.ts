import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { Base64Reader, base64Codes, PLAIN, type Base64Form } from './alphabet.ts'

const write = (bytes: Uint8Array, form: Partial<Base64Form>) =>
  new TextDecoder().decode(base64Codes(bytes, { ...PLAIN, ...form }))

const form = fc.record({
  alphabet: fc.constantFrom('standard' as const, 'url-safe' as const),
  padding: fc.constantFrom('full' as const, 'none' as const),
  lineLength: fc.constantFrom(0 as const, 64 as const, 76 as const),
})

describe('how Base64 is written', () => {
  // Bytes that have the 63rd and 64th letter in each place (RFC 4648, tables 1 and 2).
  test.each([
    ['standard', 'full', '++//'],
    ['url-safe', 'full', '--__'],
  ] as const)('the %s alphabet', (alphabet, padding, base64) => {
    expect(write(Uint8Array.of(0xfb, 0xef, 0xff), { alphabet, padding })).toBe(base64)
  })

  test('the runtime’s own URL-safe form is the one without padding', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const own = write(bytes, { alphabet: 'url-safe', padding: 'none' })
        expect(own).toBe(Buffer.from(bytes).toString('base64url'))
      }),
    )
  })

  test('lines are full but the last, and no line break ends them', () => {
    // GNU coreutils: head -c 114 /dev/zero | base64 -w 76
    expect(write(new Uint8Array(114), { lineLength: 76 })).toBe(
      `${'A'.repeat(76)}\n${'A'.repeat(76)}`,
    )
    expect(write(new Uint8Array(49), { lineLength: 64 })).toBe(`${'A'.repeat(64)}\nAA==`)
    expect(write(new Uint8Array(0), { lineLength: 64 })).toBe('')
  })

  test('bytes come back from every form, read in pieces of any size', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        form,
        fc.integer({ min: 1, max: 50 }),
        (bytes, written, size) => {
          const codes = base64Codes(bytes, written)
          const reader = new Base64Reader()
          const read: number[] = []
          for (let at = 0; at < codes.length; at += size)
            read.push(...reader.read(codes.subarray(at, at + size)))
          // Only missing padding is remarked on.
          expect(reader.end().filter((note) => !note.includes('padding'))).toEqual([])
          expect(reader.stray).toBeUndefined()
          expect(read).toEqual([...bytes])
        },
      ),
    )
  })

  test('a stray character has its place in the whole, whichever piece it is in', () => {
    for (const size of [1, 3, 7, 100]) {
      const codes = new TextEncoder().encode('Zm9v\nZm9v\nZ*9v')
      const reader = new Base64Reader()
      for (let at = 0; at < codes.length; at += size) reader.read(codes.subarray(at, at + size))
      expect(reader.stray).toEqual({ index: 11, reason: 'alphabet' })
    }
  })
})

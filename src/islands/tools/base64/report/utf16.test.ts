import fc from 'fast-check'
import { expect, test } from 'vitest'

import { utf16In } from './utf16.ts'

const base64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  // field-dev-f11: base64 -d | iconv -f UTF-16LE prints "whoami".
  [base64('dwBoAG8AYQBtAGkA'), 'whoami', 'little-endian'],
  [utf16('Write-Host "₹ 5"\r\n'), 'Write-Host "₹ 5"\r\n', 'little-endian'],
  [utf16('नमस्ते दुनिया'), 'नमस्ते दुनिया', 'little-endian'],
  [utf16('whoami').map((_, at, all) => all[at ^ 1] ?? 0), 'whoami', 'big-endian'],
] as const)('%# is read as %s in %s', (bytes, text, order) => {
  expect(utf16In(bytes)).toEqual({ text, order })
})

test.each([
  ['text', utf8('whoami')],
  ['a letter with a zero at its end', base64('YQA=')],
  ['nothing', new Uint8Array()],
  ['zeros', new Uint8Array(8)],
  ['an odd number of bytes', base64('dwBoAG8=')],
  ['a letter at every second place', utf8('banana')],
  ['a list in lines', utf8('1\n2\n3\n')],
  ['the header of a file', base64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB')],
])('%s is not', (_, bytes) => {
  expect(utf16In(bytes)).toBeUndefined()
})

test('text in UTF-8 is never taken for UTF-16', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc 019.,\n'), minLength: 2 })
  fc.assert(
    fc.property(letters, (text) => {
      expect(utf16In(utf8(text))).toBeUndefined()
    }),
  )
})

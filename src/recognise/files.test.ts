import { expect, it } from 'vitest'

import { recogniseBytes } from './files.ts'

const bytes = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0))

// The first bytes are from the specification of each format.
it.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'picture'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'picture'],
  ['GIF89a', 'picture'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'picture'],
  ['\0\0\0\x20ftypavif', 'picture'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'picture'],
  ['<?xml version="1.0"?>\n<svg/>', 'picture'],
  ['%PDF-1.7', 'binary'],
  ['PK\x03\x04\x14\0', 'binary'],
  ['\x1f\x8b\x08\0', 'binary'],
  ['\0asm\x01\0\0\0', 'binary'],
])('recognises %j as %s', (start, kind) => {
  expect(recogniseBytes(bytes(start))?.kind).toBe(kind)
})

it.each(['{"a":1}', 'a,b\n1,2', '', 'नमस्ते'])('leaves the text %j to the other checks', (text) => {
  expect(recogniseBytes(new TextEncoder().encode(text))).toBeUndefined()
})

it('takes a character that the sample cuts for text', () => {
  expect(recogniseBytes(new TextEncoder().encode('₹'.repeat(400)))).toBeUndefined()
})

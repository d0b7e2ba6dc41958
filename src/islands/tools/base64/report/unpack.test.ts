import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { hexRows } from './BytesView.tsx'
import { unpackGzip } from './unpack.ts'

const packed = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes))

test('a gzip file is unpacked whole', async () => {
  const { bytes, extent } = await unpackGzip(packed(new TextEncoder().encode('नमस्ते')))
  expect(new TextDecoder().decode(bytes)).toBe('नमस्ते')
  expect(extent).toBe('whole')
})

test('of one that is larger than the limit only the beginning is kept', async () => {
  const { bytes, extent } = await unpackGzip(packed(new Uint8Array(1_000_000).fill(7)), 1000)
  expect(bytes).toEqual(new Uint8Array(1000).fill(7))
  expect(extent).toBe('beginning')
  expect((await unpackGzip(packed(new Uint8Array(1000)), 1000)).extent).toBe('whole')
})

test('a broken one is told', async () => {
  const broken = packed(new Uint8Array(1000)).slice(0, 20)
  await expect(unpackGzip(broken)).rejects.toThrow('The gzip file is damaged')
})

// printf 'Hello, \x00\xff\n1234567' | hexdump -C
test('the hex view is that of hexdump', () => {
  const bytes = Uint8Array.from(Buffer.from('Hello, \0\xff\n1234567', 'latin1'))
  expect(hexRows(bytes)).toEqual([
    {
      offset: '00000000',
      digits: '48 65 6c 6c 6f 2c 20 00 ff 0a 31 32 33 34 35 36',
      letters: 'Hello, ...123456',
    },
    { offset: '00000010', digits: '37', letters: '7' },
  ])
})

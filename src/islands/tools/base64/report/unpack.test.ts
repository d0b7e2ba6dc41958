import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

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

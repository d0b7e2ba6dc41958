import { expect, test } from 'vitest'

import { fileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [1500, '1.5 KB'],
  [1_000_000, '1.0 MB'],
  [20_000_000, '20.0 MB'],
  [1_000_000_000, '1.00 GB'],
  [1_250_000_000, '1.25 GB'],
])('%d bytes are read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

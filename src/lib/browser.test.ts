import { expect, test } from 'vitest'

import { fileTimestamp } from './browser.ts'

test('a time in a file name is local, sorts by itself, and tells two files of one second apart', () => {
  expect(fileTimestamp(new Date(2026, 10, 21, 9, 30, 0, 125))).toBe('2026-11-21T09-30-00-125')
  expect(fileTimestamp(new Date(2026, 0, 2, 3, 4, 5, 6))).toBe('2026-01-02T03-04-05-006')
})

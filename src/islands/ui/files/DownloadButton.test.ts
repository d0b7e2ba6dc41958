import { expect, test } from 'vitest'

import { fileTimestamp } from './DownloadButton.tsx'

test('two reports within one second have different names', () => {
  const at = (milliseconds: number) => fileTimestamp(new Date(2026, 10, 21, 9, 5, 7, milliseconds))
  expect(at(4)).toBe('2026-11-21T09-05-07-004')
  expect(at(250)).toBe('2026-11-21T09-05-07-250')
})

import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { digestStrokes, SAMPLE_DIGESTS } from './DigestFields.tsx'

test('each digit is a stroke as long as its value, in groups of eight', () => {
  const { hanging } = digestStrokes('0f'.repeat(8))
  expect(hanging).toHaveLength(16)
  expect(hanging.slice(7, 9)).toMatchObject([
    { height: 100, color: 'principal' },
    { height: 6.25, color: 'ink' },
  ])
})

test.each(Object.entries(SAMPLE_DIGESTS))(
  'the %s of the example is that of another program',
  (name, digest) => {
    const other = createHash(name.replace('-', '')).update('Ganak').digest('hex')
    expect(digest).toBe(other)
  },
)

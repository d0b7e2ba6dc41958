import { expect, test } from 'vitest'

import { isTracking } from './tracking-parameters.ts'

test.each([
  ['utm_source', 'x.in', true],
  ['fbclid', 'x.in', true],
  ['gclid', 'x.in', true],
  ['hsCtaTracking', 'x.in', true],
  ['pk_campaign', 'x.in', true],
  ['pk_id', 'x.in', false],
  ['si', 'youtu.be', true],
  ['si', 'm.YouTube.com', true],
  ['si', 'notyoutube.com', false],
  ['id', 'x.in', false],
  ['FBCLID', 'x.in', false],
])('%s on %s: %s', (name, host, tracks) => {
  expect(isTracking(name, host)).toBe(tracks)
})

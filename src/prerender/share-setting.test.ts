import { expect, test } from 'vitest'

import { readShareSetting } from './share-setting.ts'

test.each([
  [undefined, true],
  ['', true],
  ['on', true],
  [' off ', false],
])('%j is read as %s', (setting, expected) => expect(readShareSetting(setting)).toBe(expected))

test.each(['no', 'OFF', 'false'])('%s stops the build with a sentence', (setting) => {
  expect(() => readShareSetting(setting)).toThrow(
    `SHARE_TARGET must be on or off, not "${setting}".`,
  )
})

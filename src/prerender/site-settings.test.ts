import { describe, expect, test } from 'vitest'

import { readAdsTxt, readShareSetting } from './site-settings.ts'

// The records of the IAB Tech Lab's ads.txt specification 1.1: sellers, variables, comments.
describe('ads.txt', () => {
  test('is absent unless something is set', () => {
    expect(readAdsTxt(undefined)).toBe('')
    expect(readAdsTxt(' ')).toBe('')
  })

  test.each([
    [
      'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0',
      'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n',
    ],
    ['# ours\\nads.example,7,reseller', '# ours\nads.example,7,reseller\n'],
    [
      'OWNERDOMAIN=ganak.example\nads.example, 7, DIRECT # us',
      'OWNERDOMAIN=ganak.example\nads.example, 7, DIRECT # us\n',
    ],
  ])('%j is written with line breaks', (given, text) => expect(readAdsTxt(given)).toBe(text))

  test.each(['x', 'ads.example, 7', 'ads.example, 7, DIRECTLY', '<html>'])(
    '%j is no line of it',
    (line) => {
      expect(() => readAdsTxt(`ads.example, 7, DIRECT\n${line}`)).toThrow(
        `ADS_TXT must have lines such as "ads.example, pub-123, DIRECT" or "OWNERDOMAIN=ganak.example", not "${line}".`,
      )
    },
  )
})

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

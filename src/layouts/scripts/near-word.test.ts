import { expect, test } from 'vitest'

import { countSlips } from './near-word.ts'

test.each([
  ['password', 'password', 0],
  ['passw', 'password', 0],
  ['pasword', 'password', 1],
  ['passwrod', 'password', 1],
  ['paswrod', 'password', undefined],
  ['percantage', 'percentage', 1],
  ['precentage', 'percentage', 1],
  ['persentege', 'percentage', 2],
  ['parsentege', 'percentage', undefined],
  ['calclat', 'calculator', 1],
  ['jason', 'json', 1],
  ['bsae64', 'base64', 1],
  ['apssword', 'password', 1],
  ['gash', 'hash', undefined],
  ['gts', 'gst', undefined],
  ['2062', '2026', undefined],
  ['किस्', 'किस्त', 0],
  ['किश्त', 'किस्त', 1],
])('"%s" and "%s" are %s slips apart', (typed, word, slips) => {
  expect(countSlips(typed, word)).toBe(slips)
})

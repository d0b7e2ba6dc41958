import { expect, test } from 'vitest'

import { csvHeader, csvLine } from './message-csv.ts'
import { storedMessage } from '../../../tests/fixtures/stores.ts'

const stored = storedMessage({
  id: '7',
  name: 'Asha',
  message: 'Hello there',
  receivedAtMs: Date.UTC(2026, 10, 21, 4, 30),
})

test('a message is one line under its titles', () => {
  expect(csvHeader).toBe('\uFEFFid,received,state,name,email,message,attempts,error\r\n')
  expect(csvLine(stored)).toBe(
    '7,2026-11-21T04:30:00.000Z,pending,Asha,asha@example.in,Hello there,0,\r\n',
  )
})

// Quoting of RFC 4180; the first characters are those that spreadsheets take for a formula.
test.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+91 98', "'+91 98"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('the text %j becomes the cell %j', (message, cell) => {
  expect(csvLine({ ...stored, message })).toContain(`,asha@example.in,${cell},0,`)
})

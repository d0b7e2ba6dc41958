import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dateOfDay, isoDate } from '@/islands/ui/dates/calendar.ts'
import { MOST_ENTRIES } from './cash-flows.ts'
import { type MinusMeans, readLines } from './read-lines.ts'
import { casesOf } from '../../../../../tests/cases.ts'

/** What is read of a paste, in short: "2025-04-03 in 5000", or the reason. */
function read(pasted: string, minusMeans: MinusMeans = 'in'): string[] {
  const { entries, unread } = readLines(pasted, minusMeans)
  return [
    ...entries.map((one) => `${isoDate(dateOfDay(one.date))} ${one.direction} ${one.amount}`),
    ...unread.map(({ why }) => why),
  ]
}

test('a column for the direction refuses what it does not name, whatever the sign says', () => {
  const pasted =
    'Date,Type,Amount\n2025-04-03,SALE AT SHOP,-5000\n2025-04-03,NEFT,5000\n2025-04-03,,5000\n2025-04-03,Purchase rejected,-5000\n2025-04-03,Purchase - via NSE,5000'
  expect(read(pasted)).toEqual([
    '2025-04-03 in 5000',
    ...['“SALE AT SHOP”', '“NEFT”'].map((cell) => expect.stringContaining(cell) as string),
    'the column “Type” is empty',
    expect.stringContaining('“Purchase rejected”'),
  ])
})

test.each(casesOf<[string, string, string]>('refused-lines'))(
  '%s refuses the line',
  (_kind, pasted, why) => {
    expect(read(pasted).at(-1)).toContain(why)
  },
)

test.each([
  ['2025-04-03 Redemption (5,000)', '2025-04-03 out 5000'],
  ['2025-04-03\tSystematic Investment (48/55)\t5,000.00', '2025-04-03 in 5000'],
  ['2025-04-03 Sale +5 lakh', '2025-04-03 out 500000'],
  ['2025-04-03 -5,000', '2025-04-03 in 5000'],
  ['2025-04-03\t-\t5,000', '2025-04-03 out 5000'],
  ['2025-04-03 23:30:00 UTC -5000', '2025-04-04 in 5000'],
  ['2025-04-03T23:30:00+05:30 -5000', '2025-04-03 in 5000'],
  ['2025-04-03T02:00-10:00 -5000', '2025-04-03 in 5000'],
  ['2025-04-03T20:00-10:00 -5000', '2025-04-04 in 5000'],
])('“%s” is %s', (line, entry) => {
  expect(read(line)).toEqual([entry])
})

test('with dates of both orders the unclear ones are refused', () => {
  expect(read('04/15/2024 -1000\n15/04/2024 -1000\n04/05/2024 2100')).toEqual([
    '2024-04-15 in 1000',
    '04/15/2024 is not a valid date, day first',
    '04/05/2024 is unclear: some dates have the day first, others the month',
  ])
})

test('what is not used is listed', () => {
  const columns = readLines('Date,Payee,Empty,Amount,Balance\n2025-04-03 x,A,,-5,9', 'in')
  expect(columns.ignoredColumns).toEqual(['Payee', 'Balance'])
  expect(columns.ignored).toEqual([{ line: 2, text: 'x' }])
  const line = readLines('03/04/2025 04/04/2025 NEFT to Anil 5,000.00 Dr', 'in')
  expect(line.ignored).toEqual([{ line: 1, text: 'NEFT to Anil 04/04/2025' }])
  expect(readLines('03/04/2025 Switch In 5,000', 'in').ignored).toEqual([])
})

test('lines that all have one direction are reported', () => {
  expect(readLines('2025-04-03 5\n2025-04-04 5', 'in').oneWay).toBe('out')
  expect(readLines('2025-04-03 5\n2025-04-04 -5', 'in').oneWay).toBeUndefined()
})

const LINES = [
  ['', '03/04/2025 ', ' -5,000'],
  ['', '03/04/2025\t', '\t5,000.00\tDR'],
  ['', '03/04/2025 ', ' 5,000.00 Cr'],
  ['Date,Type,Memo,Amount\n', '03/04/2025,Sell ', ',m,5000'],
  ['Date,Type,Memo,Amount\n', '03/04/2025,Sell,', ',5000'],
  ['Date,Type,Memo,Amount\n', '03/04/2025,Sell,m,5000 ', ''],
  ['Date;Narration;Debit;Credit\n', '03/04/2025;', ';5000;'],
  ['Date;Narration;Debit;Credit\n', '03/04/2025;a;5000;', ''],
  ['Date;Narration;Debit;Credit\n', '03/04/2025 ', ';a;5000;'],
] as const

test('an unknown word never changes an amount, a day or a direction', () => {
  // Letters that no word, month or unit of the reader consists of, and ordinary words of statements.
  const word = fc.oneof(
    fc.stringMatching(/^[efghjqvwxyz@#/.()*]{1,12}$/),
    fc.constantFrom(
      'NEFT',
      'UPI/41234',
      'Shop',
      'rejected',
      'reversal',
      'Fund99',
      'Rs',
      'USD',
      '7',
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...LINES), word, ([heading, before, after], added) => {
      const plain = readLines(heading + before + after, 'in')
      const found = readLines(heading + before + added + after, 'in')
      const [entry] = found.entries
      if (entry === undefined) {
        expect(found.unread[0]?.why).not.toBe('')
        return
      }
      expect(entry.date).toBe(plain.entries[0]?.date)
      expect(entry.amount).toBe(5000)
      const isListed = found.ignored.length > 0 || found.ignoredColumns.length > 0
      expect(entry.direction).toBe(plain.entries[0]?.direction)
      if (/[a-z]{3}/i.test(added)) expect(isListed).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('no line and no number of lines takes long', () => {
  for (const sign of ['a', '1', ' ', ',', '(', '-', '.', '\t', '|', '"', '₹', '/', 'D', '\n'])
    for (const [before, after] of [
      ['', 'x'],
      ['2025-04-03 5', 'x'],
      ['Date,Amount\n2025-04-03,', '5'],
    ])
      // prettier-ignore
      for (const length of [1_900, 200_000]) {
        const start = performance.now()
        readLines(`${before}${sign.repeat(length)}${after}`, 'in')
        expect(performance.now() - start, `${before}${sign}`).toBeLessThan(3_000)
      }
  const start = performance.now()
  const { entries } = readLines(`${'03/04/2025 SIP to somebody 5,000.00 Dr\n'.repeat(5000)}`, 'in')
  expect(entries).toHaveLength(MOST_ENTRIES)
  expect(performance.now() - start).toBeLessThan(15_000)
})

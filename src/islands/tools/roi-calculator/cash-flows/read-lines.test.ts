import { expect, test } from 'vitest'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { MOST_ENTRIES } from './cash-flows.ts'
import { readLines } from './read-lines.ts'
import { writtenAmount, writtenDate } from './written-values.ts'
import { casesOf } from '../../../../../tests/cases.ts'

const april = dayNumber({ year: 2025, month: 4, day: 3 })
const putIn = { date: april, amount: 5000, direction: 'in' }
const gotBack = { ...putIn, direction: 'out' }

test.each([
  '03/04/2025', '3/4/25', '03-04-2025', '3.4.2025', '3-Apr-25', '03-APR-2025', '3 April 2025', '3Apr2025',
  '2025-04-03', '2025-04-03T00:00:00', '2025/4/3', "3 Apr '25", 'Apr 3, 2025', 'April 3, 2025', 'Apr 03 2025', 'APR-3-2025',
  '3rd April 2025', 'April 3rd, 2025',
])('%s is 3 April 2025', (text) => {
  expect(writtenDate(text)?.day).toBe(april)
}) // prettier-ignore

test.each(['31/02/2025', '04/25/2025', '2025-13-01', '0/4/2025'])('%s is no day', (text) => {
  expect(writtenDate(text)?.day).toBeNaN()
})

test.each(['', '12345', '3/4', 'A3/4/2025', '3/4/2025/7', 'April 2025', 'April 2025, 2025', 'Aprils', 'Apr 3 5000'])('%s has no date', (text) => {
  expect(writtenDate(text)).toBeUndefined()
}) // prettier-ignore

test.each([
  ['5,000.00(Dr)', -5000], ['5000.0 (Cr)', 5000], ['-1 lakh', -100_000], ['1.5 Cr', undefined], ['(5,000', undefined],
  ['5,000.00', 5000], ['-5,000', -5000], ['−5000', -5000], ['(5,000.00)', -5000], ['5000-', -5000],
  ['5,000.00 Dr', -5000], ['5,000.00Cr', 5000], ['₹ 1,00,000', 100_000], ['Rs. 5000/-', 5000], ['+5', 5],
  ['5 lakh of it', undefined], ['', undefined], ['SIP', undefined], ['1,2', undefined], ['UPI/412/5000', undefined],
])('the cell "%s" holds %s', (cell, amount) => {
  const found = writtenAmount(cell)
  const isDebit = found?.isMinus === true || found?.side === 'debit'
  expect(found && (isDebit ? -found.size : found.size)).toBe(amount)
}) // prettier-ignore

test.each([
  ['a spreadsheet', '03/04/2025\t-5000', putIn],
  ['a date and an amount', '3-Apr-25 5,000.00', gotBack],
  ['comma-separated values', '2025-04-03,-5000', putIn],
  ['values with a text between', '2025-04-03,SIP,-5000', putIn],
  ['a statement with its side', '3 Apr 2025 UPI/41234/SIP of fund 5,000.00 Dr', putIn],
  ['a statement with two dates', '03/04/2025 04/04/2025 Redemption ₹ 5,000.00 Cr', gotBack],
  ['a date with the month first', 'Apr 3, 2025\t-5,000.00', putIn],
  ['the same with commas', 'Apr 3, 2025,-5000', putIn],
  ['the same in quotes', '"Apr 3, 2025","-5,000.00"', putIn],
  ['cells with empty ones', '03/04/2025\tNEFT 77 to 12\t\t5,000.00\t', gotBack],
])('of %s date and amount are read', (_kind, line, entry) => {
  expect(readLines(line, 'in')).toMatchObject({ entries: [entry], unread: [] })
})

test('a minus can mean money that came back', () => {
  expect(readLines('03/04/2025\t-5000\n03/04/2025\t5000', 'out').entries).toEqual([gotBack, putIn])
})

test.each([
  ['tabs', 'Date\tText\tDebit\tCredit\tBalance\n3-Apr-25\tSIP 12\t5,000.00\t\t95,000.00\n3-Apr-25\tSale\t0.00\t5,000.00\t1,00,000.00'],
  ['commas', 'Date,Text,Withdrawal Amt.,Deposit Amt.,Closing Balance\n03/04/2025,"SIP, 12","5,000.00",,"95,000.00"\n03/04/2025,Sale,,5000.00,100000.00'],
  ['one column', 'Date;Amount;Balance\n2025-04-03;-5000;95000\n2025-04-03;5000;100000'],
])('under a heading with %s the balance is left alone', (_kind, pasted) => {
  expect(readLines(pasted, 'in')).toMatchObject({ entries: [putIn, gotBack], unread: [] })
}) // prettier-ignore

test('each unread line is reported with its number and the reason', () => {
  const { entries, unread } = readLines(
    'Statement of account\n\n03/04/2025 5000 95000\n31/02/2025 5000\n03/04/2025 SIP\n03/04/2025 5000',
    'in',
  )
  expect(entries).toEqual([gotBack])
  expect(unread.map(({ line, why }) => [line, why])).toEqual([
    [1, 'no date'],
    [3, expect.stringMatching(/^more than one amount/)],
    [4, '31/02/2025 is not a valid date, day first'],
    [5, 'no amount'],
  ])
})

test('a line with more columns than its heading is not guessed at', () => {
  const { entries, unread } = readLines('Date,Debit,Credit\n03/04/2025,1,00,000,', 'in')
  expect(entries).toEqual([])
  expect(unread[0]?.why).toBe('5 columns, but the heading has 3')
})

test('lines beyond the limit of the list are reported too', () => {
  const { entries, unread } = readLines('03/04/2025 -5000\n'.repeat(MOST_ENTRIES + 2), 'in')
  expect(entries).toHaveLength(MOST_ENTRIES)
  expect(unread.map(({ line }) => line)).toEqual([MOST_ENTRIES + 1, MOST_ENTRIES + 2])
})

test('under a heading with commas the comma of a date separates nothing', () => {
  const pasted = 'Date,Text,Amount\nApr 3, 2025,SIP,-5000\n"Apr 3, 2025",Sale,5000'
  expect(readLines(pasted, 'in')).toMatchObject({ entries: [putIn, gotBack], unread: [] })
})

// 10 × 1,450.50 = 14,505 and 4 × 1,600.25 = 6,401
const bought = { date: april, amount: 14_505, direction: 'in' }
const sold = { date: april, amount: 6_401, direction: 'out' }

test.each(casesOf<[string, string]>('trade-books'))(
  'a trade book with %s is read',
  (_kind, pasted) => {
    // Which way a minus goes is a question of statements.
    expect(readLines(pasted, 'in')).toMatchObject({ entries: [bought, sold], unread: [] })
    expect(readLines(pasted, 'out')).toMatchObject({ entries: [bought, sold], unread: [] })
  },
)

test('lines of a trade book that cannot be read are listed with the reason', () => {
  const pasted = `Date,Type,Quantity,Price
2025-04-03,bonus,10,0
2025-04-03,split,10,5
2025-04-03,buy,,1450.5
2025-04-03,buy,1,000,1450.5
31/02/2025,buy,1,5
later,buy,1,5`
  expect(readLines(pasted, 'in').unread.map(({ why }) => why)).toEqual([
    'no quantity and price, and no amount',
    '“split” in the column “Type” does not say clearly whether money was put in or got back',
    'no quantity and price, and no amount',
    '5 columns, but the heading has 4',
    '31/02/2025 is not a valid date, day first',
    'no date',
  ])
})

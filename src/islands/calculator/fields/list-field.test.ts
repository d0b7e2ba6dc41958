import { expect, test } from 'vitest'

import { monthField } from './calendar-field.tsx'
import { dateField } from './date-field.ts'
import type { Fields, OwnInput } from './field-types.ts'
import { fromFragment, toFragment, toTravellingFragment } from '../frame/fragment.ts'
import { givenText, linesOf } from '../results/report-values.ts'
import { initialTexts, readInput, unreadLabels, withoutNames } from '../frame/inputs.ts'
import { listField } from './list-field.tsx'

interface Payment {
  amount: number
  from: number
  way: 'once' | 'monthly'
}

const payments = listField<Payment>({
  label: 'Prepayments',
  entryLabel: 'Prepayment',
  most: 3,
  initial: [],
  fields: {
    amount: { kind: 'number', label: 'Amount (₹)', initial: 50_000, unit: 'rupees' },
    from: monthField({ label: 'Month' }),
    way: {
      kind: 'choice',
      label: 'How often',
      look: 'select',
      initial: 'once',
      options: [
        { value: 'once', label: 'Once' },
        { value: 'monthly', label: 'Monthly' },
      ],
    },
  },
  hiddenFields: ({ way }) => (way === 'monthly' ? ['from'] : []),
  sentence: ({ way }, { amount, from }) =>
    way === 'once' ? `${amount} in ${from}` : `${amount} monthly`,
})
const fields: Fields<{ payments: readonly Payment[] }> = { payments }
// January of the year 0 is month 0, so April 2027 is 2027 * 12 + 3.
const APRIL_2027 = 24_327
const once: Payment = { amount: 200_000, from: APRIL_2027, way: 'once' }
const monthly: Payment = { amount: 5_000.5, from: NaN, way: 'monthly' }

test('a list starts as it is defined', () => {
  expect(readInput(fields, initialTexts(fields))).toEqual({ payments: [] })
})

test('a link brings back the entries in their order', () => {
  const fragment = toFragment(fields, { payments: [once, monthly] })
  const texts = fromFragment(fields, `#${fragment}`, initialTexts(fields))
  expect(texts && readInput(fields, texts)).toEqual({ payments: [once, monthly] })
})

test('a link can say that there are no entries', () => {
  expect(fromFragment(fields, '#payments=', { payments: payments.write([once]) })).toEqual({
    payments: '',
  })
})

test('amounts in entries are read as they are elsewhere', () => {
  const [entry] = payments.read('amount=2%20lakh&from=Apr%202027&way=monthly')
  expect(entry).toEqual({ amount: 200_000, from: APRIL_2027, way: 'monthly' })
})

test('an amount that a link gives in nonsense is empty and does not count', () => {
  const text = payments.accept('amount=<script>&from=2027-13&way=daily;amount=1')
  expect(text).toBe('amount=&from=&way=once;amount=1&from=&way=once')
  expect(payments.read(text ?? '')).toEqual([{ amount: 1, from: NaN, way: 'once' }])
})

test('an entry counts once the amount that it needs is filled in', () => {
  expect(payments.read('amount=&way=monthly;way=monthly;amount=%20&from=2027-04')).toEqual([])
  expect(payments.read('amount=0&way=monthly')).toEqual([{ amount: 0, from: NaN, way: 'monthly' }])
  expect(payments.read('amount=899')).toEqual([{ amount: 899, from: NaN, way: 'once' }])
})

test('a link has only what an added entry has not, and brings the entry back', () => {
  const short = payments.writeShort?.([once, { ...monthly, from: APRIL_2027 }]) ?? ''
  expect(short).toBe('amount=200000&from=2027-04;amount=5000.5&way=monthly')
  expect(payments.read(payments.accept(short) ?? '')).toEqual([once, monthly])
})

test('an added entry counts once it was changed, also to what it was', () => {
  expect(payments.read('amount=1;new')).toHaveLength(1)
  expect(payments.read('new')).toEqual([])
  expect(payments.read('new;amount=50000&from=&way=once')).toHaveLength(1)
  expect(payments.write(payments.read('amount=1;new'))).toBe('amount=1&way=once')
  expect(payments.accept('new;amount=1')).toBe('amount=1&from=&way=once')
  expect(unreadLabels(fields, { payments: payments.read('new;amount=ten') })).toEqual([
    'Amount of Prepayment 1',
  ])
})

test('what a history entry holds of a list is without its names', () => {
  const name: OwnInput<string> = {
    kind: 'own',
    label: 'Name',
    initial: '',
    Control: () => null,
    read: (text) => text,
    write: (text) => text,
    accept: (text) => text,
    unread: () => [],
    withoutNames: () => undefined,
  }
  const named = listField<{ name: string; amount: number }>({
    label: 'People',
    entryLabel: 'Person',
    most: 3,
    initial: [],
    sentence: (_, { name, amount }) => `${name}: ${amount}`,
    fields: {
      name,
      amount: { kind: 'number', label: 'Amount (₹)', initial: 0, unit: 'rupees' },
    },
  })
  const text = 'name=Asha&amount=10+lakh;new;name=Ravi&amount=5'
  expect(named.withoutNames?.(text)).toBe('amount=10+lakh;new;amount=5')
  const people: Fields<{ people: readonly { name: string; amount: number }[] }> = { people: named }
  expect(withoutNames(people, { people: text })).toEqual({
    people: 'amount=10+lakh;new;amount=5',
  })
  const input = readInput(people, { people: text })
  expect(toTravellingFragment(people, input)).not.toContain('Asha')
  expect(toFragment(people, input)).toContain('Asha')
  expect(payments.withoutNames?.('amount=1;new')).toBe('amount=1&from=&way=once;new')
})

test('a field that holds no number stays out of the link', () => {
  const text = payments.write(payments.read('amount=ten&way=monthly'))
  expect(text).toBe('way=monthly')
})

test('no link adds more entries than there is room for', () => {
  expect(payments.read('amount=1;amount=2;amount=3;amount=4')).toHaveLength(3)
})

test('an entry that holds no number is named', () => {
  const input = { payments: payments.read('amount=1;amount=ten') }
  expect(unreadLabels(fields, input)).toEqual(['Amount of Prepayment 2'])
})

test('the report tells each entry by its fields, without those that have no meaning or are open', () => {
  expect(givenText(payments, [once, monthly, { ...once, from: NaN }])).toBe(
    [
      '1. Amount: ₹2,00,000, Month: April 2027, How often: Once;',
      '2. Amount: ₹5,000.5, How often: Monthly;',
      '3. Amount: ₹2,00,000, How often: Once',
    ].join('\n'),
  )
  expect(givenText(payments, [])).toBe('none')
})

test('the line of an entry is made from the words of its fields, with its precision', () => {
  expect(linesOf(payments, [once, monthly])).toEqual([
    '₹2,00,000 in April 2027',
    '₹5,000.5 monthly',
  ])
})

test('a date is a number of days, open until it is given', () => {
  const date = dateField({ label: 'Paid On' })
  expect(date.read('')).toBeNaN()
  expect(date.write(NaN)).toBe('')
  // The leap day of 2024 lies between them.
  expect(date.read('2024-03-01') - date.read('2024-02-28')).toBe(2)
  expect(date.write(date.read('2024-02-28') + 2)).toBe('2024-03-01')
  expect(givenText(date, date.read('2024-02-29'))).toBe('29 February 2024')
  expect(date.accept('2023-02-29')).toBeUndefined()
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { OwnInput } from '@/islands/calculator/frame/definition.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import type { Entry } from '@/islands/tools/roi-calculator/cash-flows/cash-flows.ts'
import { cashFlowCalculator } from '@/islands/tools/roi-calculator/cash-flows/definition.ts'
import { turned } from '@/islands/tools/roi-calculator/cash-flows/fields.tsx'
import { readLines } from '@/islands/tools/roi-calculator/cash-flows/read-lines.ts'
import { dateOfDay, dayNumber, isoDate, parseDate } from '@/islands/ui/dates/calendar.ts'
import { rupees } from '@/lib/format.ts'
import { readSum } from '@/recognise/read-sum.ts'

import { definitionOf } from '../calculators.ts'

/** Inputs of public reports with their right values: tests/fixtures/cases/money.json. */
interface Case {
  id: string
  page: string
  input: Record<string, unknown>
  expected: Record<string, unknown>
}
interface WrittenEntry {
  date: string
  direction: 'in' | 'out'
  amount: number
}

const file = new URL('../fixtures/cases/money.json', import.meta.url)
const cases = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as Case[]).map((one) => [one.id, one]),
)

function caseOf(id: string): Case {
  const found = cases.get(id)
  if (found === undefined) throw new Error(`The fixture has no case ${id}.`)
  return found
}

const flows = cashFlowCalculator
const fresh = readInput(flows.fields, initialTexts(flows.fields))

/** The result of the XIRR page, with its sentence and notes. */
function xirrPage(entries: readonly WrittenEntry[], asset = 'none') {
  const input = {
    ...fresh,
    asset: asset as typeof fresh.asset,
    flows: entries.map(({ date, ...rest }) => {
      return { ...rest, date: dayNumber(parseDate(date) ?? { year: NaN, month: NaN, day: NaN }) }
    }),
  }
  const result = flows.calculate(input)
  const said = [flows.sentence?.(result, input) ?? '', ...(flows.notes?.(result, input) ?? [])]
  return { result, said: said.join(' ') }
}

function pasted({ input }: Case) {
  const read = readLines(String(input['paste']), input['a_minus_or_debit_is'] as 'in' | 'out')
  const entries = read.entries.map(({ date, ...rest }) => ({
    date: isoDate(dateOfDay(date)),
    ...rest,
  }))
  return { ...read, entries }
}

function expectRate(expected: Case['expected'], entries: readonly WrittenEntry[]) {
  const rate = expected['xirr_percent']
  if (rate !== undefined) expect(xirrPage(entries).result.yearlyPercent).toBeCloseTo(Number(rate), 2) // prettier-ignore
}

test.each([
  'P01',
  'P03',
  'P04',
  'P05',
  'P07',
  'P08',
  'P10',
  'P11',
  'P12',
  'P14',
  'P15',
  'P16',
  'P20',
  'P23',
])(
  // prettier-ignore
  'pasted lines, %s',
  (id) => {
    const one = caseOf(id)
    const { entries, unread } = pasted(one)
    expect(unread).toEqual([])
    expect(entries).toEqual(one.expected['entries'])
    expectRate(one.expected, entries)
  },
)

test('P19: a date that proves month first decides for all, and the page says so', () => {
  const one = caseOf('P19')
  const { entries, order, proof } = pasted(one)
  const [, right] = one.expected['either'] as [string, { entries: WrittenEntry[] }]
  expect(entries).toEqual(right.entries)
  expect([order, proof]).toEqual(['month first', '04/15/2024'])
})

test('X10: without a proof the day comes first', () => {
  const one = caseOf('X10')
  const { entries, order, unread } = pasted(one)
  expect([unread, order]).toEqual([[], 'day first'])
  expectRate(one.expected, entries)
})

test.each(['X03', 'X04', 'X05', 'X08'])('the rate of dated amounts, %s', (id) => {
  const { input, expected } = caseOf(id)
  const { result, said } = xirrPage(input['entries'] as WrittenEntry[])
  expect(result.yearlyPercent).toBeCloseTo(Number(expected['xirr_percent']), 2)
  expect(said).not.toContain('same date')
  if (expected['or'] !== undefined) expect(said).toContain('Everything was lost')
})

test('X01: money that came first makes the rate the cost of borrowing', () => {
  const { input, expected } = caseOf('X01')
  const { result, said } = xirrPage(input['entries'] as WrittenEntry[])
  expect(result.yearlyPercent).toBeCloseTo(Number(expected['xirr_percent']), 2)
  expect(result.gotBack - result.putIn).toBeCloseTo(Number(expected['gain']), 2)
  expect(said).toContain('begins with money got back')
  expect(said).toContain('cost of borrowing')
  expect(said).not.toContain('the money earned')
})

test('the directions of a list can be turned', () => {
  const text = 'date=2024-04-01&amount=1+lakh&direction=out;new;date=&amount=x&direction=in'
  const swapped = 'date=2024-04-01&amount=1+lakh&direction=in;new;date=&amount=x&direction=out'
  expect(turned(text)).toBe(swapped)
  const list = flows.fields.flows as OwnInput<readonly Entry[]>
  const written = list.write(fresh.flows)
  expect(list.read(turned(written)).map(({ direction }) => direction)).toEqual(['out', 'in', 'in'])
})

test('X12: exactly twelve months is a short term', () => {
  const { input, expected } = caseOf('X12')
  const { result } = xirrPage(input['entries'] as WrittenEntry[], String(input['asset']))
  expect(result.taxed?.tax).toBeCloseTo(Number(expected['tax']), 2)
})

/** Fills the fields of a page as a visitor types them, and returns what it calculates. */
async function calculated(slug: string, typed: Record<string, unknown>) {
  const { fields, calculate, rows, notes } = await definitionOf(slug)
  const texts = { ...initialTexts(fields) }
  for (const [name, text] of Object.entries(typed)) texts[name] = String(text)
  const input = readInput(fields, texts)
  const result = calculate(input)
  return {
    result: result as Record<string, number>,
    rows: new Map(rows(result as never, input).map(({ label, amount }) => [label, amount])),
    notes: notes?.(result, input) ?? [],
  }
}

test.each(['M01', 'L01', 'L03'])('the EMI of a loan, %s', async (id) => {
  const { input, expected } = caseOf(id)
  const { result } = await calculated('loan-calculator', input)
  expect(result['emi']).toBe(expected['emi'])
  if (id === 'L03') expect(Math.round(result['totalInterest'] ?? NaN)).toBe(expected['interest'])
})

test('a loan with an EMI below 50 paise says so', async () => {
  // 5 × 0.0070833 ÷ (1 − 1.0070833^−240) is 0.043.
  const { result, notes } = await calculated('loan-calculator', { loanAmount: '5', annualRatePercent: '8.5', years: '20' }) // prettier-ignore
  expect(result['emi']).toBe(0)
  expect(notes.join()).toContain('below 50 paise')
})

test('M03: the SIP page reads rs. directly before the number', async () => {
  const { input, expected } = caseOf('M03')
  const { result } = await calculated('sip-calculator', input)
  expect(Math.round(result['totalValue'] ?? NaN)).toBe(expected['total'])
})

test('L05: a deposit below six months earns simple interest', async () => {
  const { input, expected } = caseOf('L05')
  const { result } = await calculated('fd-calculator/deposit', input)
  expect(result['interest']).toBeCloseTo(Number(expected['interest']), 1)
})

test.each(['T01', 'T03', 'T05'])('the income tax, %s', async (id) => {
  const { input, expected } = caseOf(id)
  const { result } = await calculated('tax-calculator', input)
  expect(result['totalTax']).toBe(expected['tax'])
})

test.each(['T07', 'T09'])('the gratuity by months of service, %s', async (id) => {
  const { input, expected } = caseOf(id)
  const { result } = await calculated('tax-calculator/gratuity', input)
  expect(Math.round(result['gratuity'] ?? NaN)).toBe(expected['gratuity'])
})

test('T11: house rent of which two of the three limits are equal', async () => {
  const { input, expected } = caseOf('T11')
  const { result } = await calculated('tax-calculator/hra', input)
  expect(result['exempt']).toBe(expected['exempt'])
})

test('G01: the halves of a removed tax are equal and the parts add up', async () => {
  const { input, expected } = caseOf('G01')
  // 28 % is not a rate of today's list.
  const items = new URLSearchParams({
    amount: String(input['amount']),
    rate: 'other',
    otherRatePercent: String(input['rate']),
  }).toString()
  const { rows } = await calculated('percentage-calculator/gst', { direction: 'remove', items })
  expect([rows.get('CGST'), rows.get('SGST or UTGST')]).toEqual([
    expected['cgst'],
    expected['sgst'],
  ])
  expect(rows.get('Total with GST')).toBe(expected['total'])
  const parts = ['Value without GST', 'CGST', 'SGST or UTGST'].map(
    (label) => rows.get(label) ?? NaN,
  )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(expected['total']), 6)
})

test.each(['S01', 'S04'])('a sum in the search has the right instalment, %s', (id) => {
  const { input, expected } = caseOf(id)
  // S01 allows no sum; the search makes the right one.
  const right = id === 'S01' ? (expected['either'] as [string, { emi: number }])[1] : expected
  expect(readSum(String(input))?.answer).toBe(rupees(Number(right['emi'])))
})

test('every case of these pages has a test that names it', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8')
  const missing = [...cases.keys()].filter((id) => !new RegExp(`['\\s]${id}\\b`).test(source))
  expect(missing).toEqual([])
})

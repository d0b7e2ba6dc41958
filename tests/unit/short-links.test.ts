import { expect, test } from 'vitest'

import { prepaymentFields } from '@/islands/tools/loan-calculator/prepayment/fields.ts'
import { prepaymentCalculator } from '@/islands/tools/loan-calculator/prepayment/definition.ts'
import type { PrepaymentInput } from '@/islands/tools/loan-calculator/prepayment/prepayment.ts'
import { rateChangeCalculator } from '@/islands/tools/loan-calculator/rate-change/definition.ts'
import { inputOf, valuesOf } from '@/islands/calculator/compare/scenario.ts'
import { fromParameters, toParameters } from '@/islands/calculator/compare/scenario-link.ts'
import { fromFragment, toShortFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

const fields = prepaymentFields
const fresh = readInput(fields, initialTexts(fields))
const [yearly] = fresh.events
if (yearly === undefined) throw new Error('The page opens with a prepayment.')
const events = [
  yearly,
  { ...yearly, kind: 'once', after: 24, amount: 200_000 },
  { ...yearly, kind: 'once', after: 60, amount: 300_000, keeps: 'tenure' },
  { ...yearly, kind: 'month', after: 36, amount: 5_000, until: 120 },
  { ...yearly, kind: 'rate', after: 48, ratePercent: 9.25, rateThen: 'emi' },
] as const
const loan = { ...fresh, loanAmount: 4_500_000, annualRatePercent: 8.75, events }
const read = (fragment: string) => {
  const texts = fromFragment(fields, `#${fragment}`, initialTexts(fields))
  return readInput(fields, texts ?? initialTexts(fields))
}

test('the link to a fresh page has no values', () => {
  expect(toShortFragment({ fields }, fresh)).toBe('')
})

test('a link has what differs from a fresh page, in readable signs', () => {
  expect(toShortFragment({ fields }, { ...fresh, years: 15, events: [yearly] })).toBe('years=15')
  expect(toShortFragment({ fields }, { ...fresh, events: [] })).toBe('events=')
})

test('a loan with five changes, and with three kept calculations, fits into a short link', () => {
  const link = toShortFragment(prepaymentCalculator, loan)
  const calculate = prepaymentCalculator.calculate
  const totals = ({ after, before }: ReturnType<typeof calculate>) => [after.paid, before.paid]
  expect(totals(calculate(read(link)))).toEqual(totals(calculate(loan)))
  expect(link.length).toBeLessThanOrEqual(300)
  const own = [loan, { ...loan, years: 15 }, { ...loan, annualRatePercent: 8.5 }]
  const whole = linkOf(own)
  expect(whole.length).toBeLessThanOrEqual(450)
  expect(keptIn(whole)).toEqual(own.map(paid))
})

test('a link with three kept calculations of other changes each has at most 700 characters', () => {
  const others = [
    loan,
    { ...loan, events: [yearly, { ...yearly, kind: 'once', after: 30, amount: 500_000 }] },
    { ...loan, years: 15, events: [{ ...yearly, kind: 'month', amount: 10_000, until: 60 }] },
  ] as const
  const whole = linkOf(others)
  expect(whole.length).toBeLessThanOrEqual(700)
  expect(keptIn(whole)).toEqual(others.map(paid))
})

/** Returns the link to the loan with kept calculations. */
function linkOf(inputs: readonly PrepaymentInput[]): string {
  const link = toShortFragment(prepaymentCalculator, loan)
  const kept = inputs.map((input, index) => ({
    name: `Option ${index}`,
    values: valuesOf(fields, input),
  }))
  const page = 'https://ganak.example/tools/loan-calculator/prepayment'
  return `${page}#${link}&${toParameters(prepaymentCalculator, kept, link)}`
}

/** Returns what the kept calculations of a link pay. */
function keptIn(link: string) {
  const { hash } = new URL(link)
  return fromParameters(fields, hash).map(({ values }) => {
    const input = inputOf(fields, values)
    return input && paid(input)
  })
}

function paid(input: PrepaymentInput) {
  const { after, before } = prepaymentCalculator.calculate(input)
  return [after.paid, after.months, before.paid]
}

test('a link does not leave out a value whose default follows a rule that changes', () => {
  const dated = rateChangeCalculator.fields
  const input = readInput(dated, initialTexts(dated))
  expect(toShortFragment({ fields: dated }, input)).toBe(`newRatePercent=${input.newRatePercent}`)
})

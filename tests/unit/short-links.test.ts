import { expect, test } from 'vitest'

import { prepaymentFields } from '../../src/islands/tools/loan-calculator/prepayment/fields.ts'
import { prepaymentCalculator } from '../../src/islands/tools/loan-calculator/prepayment/definition.ts'
import { rateChangeCalculator } from '../../src/islands/tools/loan-calculator/rate-change/definition.ts'
import { toParameters, valuesOf } from '../../src/islands/calculator/compare/scenario.ts'
import { fromFragment, toShortFragment } from '../../src/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '../../src/islands/calculator/frame/inputs.ts'

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
  const kept = [loan, { ...loan, years: 15 }, { ...loan, annualRatePercent: 8.5 }].map(
    (input, index) => ({ name: `Option ${index}`, values: valuesOf(fields, input) }),
  )
  const whole = `${link}&${toParameters(prepaymentCalculator, kept)}`
  const page = 'https://ganak.example/tools/loan-calculator/prepayment'
  expect(`${page}#${whole}`.length).toBeLessThanOrEqual(1_400)
})

test('a link does not leave out a value whose default follows a rule that changes', () => {
  const dated = rateChangeCalculator.fields
  const input = readInput(dated, initialTexts(dated))
  expect(toShortFragment({ fields: dated }, input)).toBe(`newRatePercent=${input.newRatePercent}`)
})

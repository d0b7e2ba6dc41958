import { expect, test } from 'vitest'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { fromFragment, toTravellingFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { cashFlowCalculator } from './cash-flows/definition.ts'
import { roiCalculator } from './definition.ts'

const { fields, calculate, forOtherPages } = roiCalculator
const fresh = readInput(fields, initialTexts(fields))
const dated = {
  ...fresh,
  boughtOn: dayNumber({ year: 2020, month: 1, day: 1 }),
  soldOn: dayNumber({ year: 2025, month: 1, day: 1 }),
}
const travelling = (input: typeof fresh) =>
  toTravellingFragment(fields, forOtherPages?.(input) ?? input)

test('two dates become the dated cash flows of the other page, with the same yearly rate', () => {
  const there = cashFlowCalculator.fields
  const texts = fromFragment(there, travelling(dated), initialTexts(there))
  const input = texts && readInput(there, texts)
  expect(input?.flows).toEqual([
    { date: dated.boughtOn, amount: 100_000, direction: 'in' },
    { date: dated.soldOn, amount: 150_000, direction: 'out' },
  ])
  expect(input && cashFlowCalculator.calculate(input).yearlyPercent).toBeCloseTo(
    calculate(dated).cagrPercent,
    9,
  )
})

test('without both dates the list of the other page stays as it is', () => {
  expect(travelling({ ...dated, soldOn: NaN })).not.toContain('flows')
  expect(travelling(fresh)).toBe('')
})

test('a list that comes back is not taken', () => {
  const texts = fromFragment(fields, 'flows=date%3D2020-01-01', initialTexts(fields))
  expect(texts).toEqual(initialTexts(fields))
})

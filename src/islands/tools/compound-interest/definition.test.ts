import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { report } from '@/islands/calculator/results/downloads.ts'
import { compoundInterestCalculator as calculator } from './definition.ts'
import { tables } from './later.tsx'

const defaults = readInput(calculator.fields, initialTexts(calculator.fields))
const date = new Date(2026, 10, 21)

// docs/specification.md 5.6: the report names the frequency, "otherwise Custom".
test.each([
  [365, 'Daily'],
  [12, 'Monthly'],
  [52, 'Custom'],
])('a report on interest added %d times a year says "%s"', (frequency, name) => {
  expect(report(calculator, { ...defaults, frequency }, date)).toContain(
    `Compounding Frequency: ${name}\n`,
  )
})

test('contributions have a row and a bar only when there are some', () => {
  const labels = (contribution: number) => {
    const input = { ...defaults, contribution }
    const result = calculator.calculate(input)
    return [
      calculator.rows(result, input).map((row) => row.label),
      calculator.chart?.(result, input).parts.map((part) => part.label),
    ]
  }
  expect(labels(0)).toEqual([
    ['Future Value', 'Principal', 'Interest'],
    ['Principal', 'Interest'],
  ])
  expect(labels(100)).toEqual([
    ['Future Value', 'Principal', 'Contributions', 'Interest'],
    ['Principal', 'Contributions', 'Interest'],
  ])
})

test('withdrawals have a row and a column, and the page says when the money runs out', () => {
  const input = { ...defaults, withdrawal: 5_000 }
  const result = calculator.calculate(input)
  expect(calculator.rows(result, input).map((row) => row.label)).toContain('Withdrawals')
  expect(
    tables(result, input)
      .at(-1)
      ?.columns.map((column) => column.label),
  ).toEqual(['Year', 'Paid in', 'Taken out', 'Interest', 'Value'])
  // 1,00,000 at 10 % ÷ 12: after n withdrawals 6,00,000 − 5,00,000 × (1 + 1/120)^n are left, less than one of them from n = 21 on
  expect(calculator.notes?.(result, input)[0]).toMatch(
    /^The money runs out after 1 year 10 months, with a last withdrawal of ₹/,
  )
  expect(calculator.notes?.(result, { ...input, withdrawal: 100 })).toEqual([
    'The money lasts for more than 100 years.',
  ])
  const long = { ...input, withdrawal: 100, years: 101 }
  expect(calculator.notes?.(calculator.calculate(long), long)).toEqual([
    'Withdrawals are calculated for up to 100 years.',
  ])
})

test('the report answers what the wanted amount takes', () => {
  const text = report(calculator, { ...defaults, frequency: 1, targetAmount: 161_051 }, date)
  expect(text).toContain('Wanted Amount: ₹1,61,051')
  expect(text).toContain('Which rate? 10% a year reaches it in 5 years.')
  expect(report(calculator, defaults, date)).not.toContain('Which rate?')
})

import { expect, test } from 'vitest'

import { initialTexts, readInput } from '../../calculator/inputs.ts'
import { report } from '../../calculator/report.ts'
import { compoundInterestCalculator as calculator } from './definition.ts'

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
      calculator.chart(result, input).parts.map((part) => part.label),
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

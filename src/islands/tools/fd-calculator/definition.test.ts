import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { fdCalculator as calculator } from './definition.ts'
import type { FdInput } from './fd.ts'

const defaults = readInput(calculator.fields, initialTexts(calculator.fields))
const notes = (changes: Partial<FdInput>) => {
  const input = { ...defaults, ...changes }
  return calculator.notes?.(calculator.calculate(input), input)
}

test('beside yearly compounding stands what the quarterly one of banks comes to', () => {
  // 1,00,000 × (1 + 0.065/4)^20 = 1,38,041.98
  expect(notes({})).toEqual([
    expect.stringMatching(/^Indian banks usually add interest every quarter.* ₹1,38,042\. /),
  ])
})

test.each([
  ['interest is added every half-year', { compoundingsPerYear: 2 }],
  ['interest is added every quarter', { compoundingsPerYear: 4 }],
  ['interest is added every month', { compoundingsPerYear: 12 }],
  ['nothing is deposited', { principal: 0 }],
])('nothing is said of quarters when %s', (_, changes) => {
  expect(notes(changes)).toEqual([])
})

test.each([{ principal: NaN }, { years: 1e9 }])('nothing is said of quarters for %j', (changes) => {
  expect(notes(changes)?.join(' ')).not.toContain('quarter')
})

test('the effective yield is a row once it is another than the rate', () => {
  const labels = (compoundingsPerYear: number) => {
    const input = { ...defaults, compoundingsPerYear }
    return calculator.rows(calculator.calculate(input), input).map((row) => row.label)
  }
  expect(labels(1)).not.toContain('Effective Annual Yield')
  expect(labels(4)).toContain('Effective Annual Yield')
})

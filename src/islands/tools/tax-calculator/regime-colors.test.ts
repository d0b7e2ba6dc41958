import { expect, test } from 'vitest'

import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { taxCalculator } from './definition.ts'
import { taxPlanner } from './planner/definition.ts'
import { salaryCalculator } from './salary/definition.ts'

async function colorsOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
) {
  const input = readInput(definition.fields, initialTexts(definition.fields))
  const result = definition.calculate(input)
  const series = (await definition.later?.())?.overTime?.(result, input)?.series ?? []
  const parts = definition.chart?.(result, input).parts ?? []
  return [...series, ...parts]
    .filter(({ label }) => label.endsWith('regime'))
    .map(({ label, color }) => `${label}: ${color}`)
}

test('a regime has the same colour in every picture', async () => {
  const colors = await Promise.all([
    colorsOf(taxCalculator),
    colorsOf(taxPlanner),
    colorsOf(salaryCalculator),
  ])
  expect(colors.map(({ length }) => length)).toEqual([2, 4, 2])
  expect([...new Set(colors.flat())]).toEqual(['New regime: principal', 'Old regime: attention'])
})

import { expect, test } from 'vitest'

import { figure } from '../../src/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '../../src/islands/calculator/frame/inputs.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'
import { specifiedTools } from '../specified-tools.ts'

test.each(calculatorSlugs)('%s says no answer again below it', async (slug) => {
  // The rows of a specified page are specified.
  if (specifiedTools.Finance.some((tool) => tool === slug)) return
  const { fields, calculate, rows, answers } = await definitionOf(slug)
  const input = readInput(fields, initialTexts(fields))
  const result = calculate(input)
  const answered = (answers?.(result, input) ?? []).map(figure)
  const below = rows(result, input).filter(({ isAnswer }) => !isAnswer)
  expect(below.map(figure).filter((text) => answered.includes(text))).toEqual([])
})

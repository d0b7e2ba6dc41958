import { expect, test } from 'vitest'

import { comparison } from '../../src/islands/calculator/compare/comparison.ts'
import { valuesOf } from '../../src/islands/calculator/compare/scenario.ts'
import { initialTexts, readInput } from '../../src/islands/calculator/frame/inputs.ts'
import { prepaymentCalculator } from '../../src/islands/tools/loan-calculator/prepayment/definition.ts'

const { fields } = prepaymentCalculator
const fresh = readInput(fields, initialTexts(fields))

test('two loans with prepayments are compared by their interest, and the dearer one is never the best', () => {
  const [cheap, dear] = [8.5, 10.5].map((annualRatePercent) => ({ ...fresh, annualRatePercent }))
  const scenarios = [dear, cheap].map((input, index) => ({
    name: `Option ${index}`,
    values: valuesOf(fields, input ?? fresh),
  }))
  const { found } = comparison(prepaymentCalculator, scenarios)
  expect(found[0]).toMatchObject({ label: 'Total interest', best: { column: 1, word: 'lowest' } })
  // The prepayments save more of the higher interest.
  const saved = found.filter(({ label }) => label.endsWith('saved'))
  expect(saved).toHaveLength(2)
  for (const { best, cells } of saved) {
    expect(best).toBeUndefined()
    expect(cells.map(({ difference }) => difference?.tone)).toEqual([undefined, undefined])
  }
})

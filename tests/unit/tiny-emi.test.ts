import { expect, test } from 'vitest'

import { figure } from '../../src/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '../../src/islands/calculator/frame/inputs.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'

const loanSlugs = calculatorSlugs.filter((slug) => slug.startsWith('loan-calculator'))

// ₹5 over 20 years at 8.5 % is 4 paise a month.
test.each(loanSlugs)('%s says why the EMI of a ₹5 loan is shown as ₹0', async (slug) => {
  const { fields, calculate, rows, notes } = await definitionOf(slug)
  const shown = (loanAmount: number) => {
    const input = { ...readInput(fields, initialTexts(fields)), loanAmount, knownBy: 'tenure' }
    const result = calculate(input as never)
    const emis = rows(result, input as never).filter(({ label }) => /EMI\b/.test(label))
    return {
      figures: emis.map(figure),
      said: notes?.(result, input as never).join(' ') ?? '',
    }
  }
  expect(shown(5).figures).toContain('₹0')
  expect(shown(5).said).toContain('The EMI is below 50 paise, so it is shown as ₹0.')
  expect(shown(500_000).said).not.toContain('paise')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { comparison } from '@/islands/calculator/compare/comparison.ts'
import { valuesOf } from '@/islands/calculator/compare/scenario.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'

const loanSlugs = calculatorSlugs.filter((slug) => slug.startsWith('loan-calculator'))

async function compared(slug: string, ...changes: Record<string, unknown>[]) {
  const definition = await definitionOf(slug)
  const { fields } = definition
  const fresh = readInput(fields, initialTexts(fields))
  const scenarios = changes.map((change, index) => {
    const known = Object.entries(change).filter(([name]) => Object.hasOwn(fields, name))
    const input = { ...fresh, ...Object.fromEntries(known) } as typeof fresh
    return { name: `${index}`, values: valuesOf(fields, input) }
  })
  return comparison(definition, scenarios).found
}

/** The rate of a page with one, and the new rate of a page with two. */
const rates = (rate: number) => ({ annualRatePercent: rate, newRatePercent: rate })

test.each([
  ['loan-calculator', 'Total Interest'],
  ['loan-calculator/prepayment', 'Total interest'],
  ['loan-calculator/balance-transfer', 'Interest and costs from now on, same tenure'],
  ['loan-calculator/rate-change', 'Interest from now on, same end'],
  ['loan-calculator/offer-check', 'Annual Percentage Rate (APR)'],
])(
  'a comparison of %s begins with “%s”, and the cheaper loan is the best there',
  async (slug, label) => {
    const [first] = await compared(slug, rates(8.5), rates(12))
    expect(first).toMatchObject({ label, best: { column: 0, word: 'lowest' } })
  },
)

test('all loan pages are tried', () => {
  expect(loanSlugs).toHaveLength(5)
})

// Pages with a new rate are tried with one below and one above the present rate.
test.each(loanSlugs)(
  '%s never ranks loans by what they save: a dearer one can save more',
  async (slug) => {
    const loan = fc.record({
      loanAmount: fc.integer({ min: 100_000, max: 9_000_000 }),
      annualRatePercent: fc.integer({ min: 5, max: 20 }),
      newRatePercent: fc.integer({ min: 5, max: 20 }),
    })
    await fc.assert(
      fc.asyncProperty(loan, loan, async (one, other) => {
        const found = await compared(slug, one, other)
        const ranked = found.filter(({ best }) => best).map(({ label }) => label)
        expect(ranked.filter((label) => /saved|extra|earlier|longer/i.test(label))).toEqual([])
      }),
      { numRuns: 20 },
    )
  },
)

test('a loan that saves more and costs more is not the best', async () => {
  const slug = 'loan-calculator/prepayment'
  const found = await compared(slug, { annualRatePercent: 8.5 }, { annualRatePercent: 12 })
  const saved = found.find(({ label }) => label === 'Interest saved')
  expect(saved?.cells[1]?.difference?.words).toContain('more')
  expect(saved).toMatchObject({ best: undefined })
  expect(saved?.cells[1]?.difference?.tone).toBeUndefined()
  expect(found[0]).toMatchObject({ label: 'Total interest', best: { column: 0, word: 'lowest' } })
})

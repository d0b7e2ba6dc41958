import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import type { TaxYear } from '../tax-rules.ts'

/** A year file that only says which year it is, as next year's may. */
beforeAll(() => {
  vi.resetModules()
  vi.doMock('../tax-years.ts', async (original) => {
    const actual = await original<typeof import('../tax-years.ts')>()
    const next: TaxYear = { ...actual.currentLaw, id: 'tax-year-2027-28', label: 'Tax year 2027-28', from: '2027-04-01' } // prettier-ignore
    return {
      ...actual,
      currentLaw: next,
      lawYears: [next, ...actual.lawYears],
      lawFor: (id: string) => (id === next.id ? next : actual.lawFor(id)),
    }
  })
})

// The tests of other files run in the same worker.
afterAll(() => {
  vi.doUnmock('../tax-years.ts')
  vi.resetModules()
})

test('a new year file alone makes the page know the year, with the ceiling of all its months', async () => {
  const { salaryCalculator } = await import('./definition.ts')
  const { salarySentences } = await import('./sentences.ts')
  const { salaryTables } = await import('./later.tsx')
  const { fields, calculate } = salaryCalculator
  const input = readInput(fields, initialTexts(fields))
  expect(input.taxYear).toBe('tax-year-2027-28')
  const result = calculate(input)
  // 12 × 3,000: the ceiling of 25,000 holds from April on, as in the example of a whole year at it
  expect(result.new.pay.pf).toBe(36_000)
  expect(Math.round(result.new.inHand / 12)).toBe(108_605)
  expect(salarySentences(result, input).join(' ')).not.toContain('provident fund is due')
  expect(salaryTables(result, input)[0]?.rows.map(([month]) => month)).toContain('Mar 2028')
})

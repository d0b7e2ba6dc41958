import fc from 'fast-check'
import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { loanCalculator } from './definition.ts'
import { tables } from './later.tsx'
import { strokes } from './drawing.tsx'
import { costOf, scheduleOf } from './quoted-loan.ts'
import { scheduledPeriods, wordsOf } from './paid-by-period.ts'
import { sampleDrawing, sampleLoan } from './sample-answer.ts'

const { fields } = loanCalculator
const fresh = readInput(fields, initialTexts(fields))

// In exact fractions: instalments of 8,678 leave 6,03,042 after year 12 and 5,48,056 after year 13.
test('a year of the drawing pays what the amortization table says', () => {
  const year13 = { near: 49_150, far: 54_986 }
  expect(strokes(costOf(fresh), fresh)?.all[12]).toEqual(year13)
  const periods = scheduledPeriods(scheduleOf(fresh), 'year')
  expect(periods[12] && wordsOf(periods[12]).map(([words]) => words)).toEqual([
    '₹54,986 pays the loan off,',
    '₹49,150 is interest,',
    '₹5,48,056 is still owed.',
  ])
})

test('the drawing of the home page and of share pictures is the same', () => {
  expect(sampleDrawing).toMatchObject({ strokes: strokes(costOf(fresh), sampleLoan)?.all })
})

test('strokes, balance and table of any loan have the same figures', () => {
  const anyLoan = fc.record({
    loanAmount: fc.integer({ min: 50_000, max: 20_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 2_400 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 1, max: 40 }),
    quote: fc.constantFrom('rate' as const, 'flat' as const),
  })
  fc.assert(
    fc.property(anyLoan, (some) => {
      const loan = { ...fresh, ...some }
      const all = strokes(costOf(loan), loan)?.all ?? []
      const [years, months] = tables(costOf(loan), loan)
      const rows = (some.years > 3 ? years : months)?.rows ?? []
      expect(all.map(({ near, far }) => [far, near])).toEqual(
        rows.map(([, , principal, interest]) => [principal, interest]),
      )
      const balance = strokes(costOf(loan), loan)?.balance ?? []
      expect(balance).toEqual([some.loanAmount, ...rows.map((row) => row.at(-1))])
    }),
  )
})

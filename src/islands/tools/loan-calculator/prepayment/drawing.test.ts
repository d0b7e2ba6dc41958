import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rupees } from '@/lib/format.ts'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { paidByPeriod, wordsOf } from '../paid-by-period.ts'
import { strokes } from './drawing.tsx'
import { prepaymentFields } from './fields.ts'
import { overTime } from './later.tsx'
import { prepayment, type PrepaymentInput } from './prepayment.ts'
import { prepaymentTables } from './tables.ts'

const fresh = readInput(prepaymentFields, initialTexts(prepaymentFields))
const [yearly] = fresh.events
if (yearly === undefined) throw new Error('The page opens with a prepayment.')

/** Loans of 1 to 40 years with up to two changes. */
const anyLoan = fc.record({
  loanAmount: fc.integer({ min: 50_000, max: 20_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 2_400 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 40 }),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom('once', 'month', 'year', 'rate'),
      after: fc.integer({ min: 0, max: 60 }),
      amount: fc.integer({ min: 1_000, max: 500_000 }),
      ratePercent: fc.integer({ min: 1, max: 20 }),
      keeps: fc.constantFrom('emi', 'tenure'),
    }),
    { maxLength: 2 },
  ),
})

const REPAID_BY_START = {
  loanAmount: 50_000,
  annualRatePercent: 0,
  years: 1,
  events: [
    { kind: 'once' as const, after: 0, amount: 50_000, ratePercent: 1, keeps: 'emi' as const },
  ],
}

test('drawing, its words, chart and tables of any loan have the same figures', () => {
  fc.assert(
    fc.property(anyLoan, ({ events, ...loan }) => {
      const input: PrepaymentInput = {
        ...fresh,
        ...loan,
        events: events.map((event) => ({ ...yearly, ...event })),
      }
      const result = prepayment(input)
      const all = strokes(result)?.all
      if (result.after.problem !== undefined || all === undefined) return
      const [years, months] = prepaymentTables(result, input)
      const isByYear = Math.max(result.before.months, result.after.months) > 36
      const rows = (isByYear ? years : months)?.rows ?? []
      // The last five cells: EMI, principal, interest, prepaid, balance. A month 0 belongs to the first period.
      const cells = rows.map((row) => row.slice(-5).map(Number))
      const isRepaidByStart = rows.length === 1
      const hasStart = !isByYear && rows[0]?.[0] === 'Start' && !isRepaidByStart
      const start = hasStart ? cells.shift() : undefined
      const ofTable = cells.map(([, principal = 0, interest = 0, prepaid = 0], index) => [
        principal + prepaid + (index === 0 ? (start?.[3] ?? 0) : 0),
        interest,
      ])
      expect(all).toHaveLength(ofTable.length)
      for (const [index, { near, far }] of all.entries()) {
        expect(far).toBeCloseTo(ofTable[index]?.[0] ?? NaN, 4)
        expect(near).toBeCloseTo(ofTable[index]?.[1] ?? NaN, 4)
      }
      const words = paidByPeriod(result.after.rows, isByYear ? 'year' : 'month').map(wordsOf)
      expect(words.map(([, [interest = ''] = []]) => interest)).toEqual(
        all.map(({ near }) => `${rupees(near)} is interest,`),
      )
      const totals = years?.totals?.slice(1).map(Number) ?? []
      const sum = (part: 'near' | 'far') => all.reduce((so, stroke) => so + stroke[part], 0)
      expect(sum('near')).toBeCloseTo(totals[2] ?? NaN, 3)
      expect(sum('near')).toBeCloseTo(result.after.interest, 3)
      expect(sum('far')).toBeCloseTo(loan.loanAmount, 3)
      const owed = overTime(result)?.series.find(({ label }) => label === 'With changes')?.amounts
      // After the last row of the table nothing is owed.
      for (const [index, row] of (years?.rows ?? []).entries())
        expect(owed?.[index + 1] ?? 0).toBeCloseTo(Number(row.at(-1)), 4)
    }),
    { examples: [[REPAID_BY_START]] },
  )
})

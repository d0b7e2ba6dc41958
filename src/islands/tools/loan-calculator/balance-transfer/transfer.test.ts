import fc from 'fast-check'
import { expect, test } from 'vitest'

import { savingAfterRise } from './later.tsx'
import { savedSoFar, transfer, type TransferInput } from './transfer.ts'

const example: TransferInput = {
  loanAmount: 4_000_000,
  annualRatePercent: 9,
  knownBy: 'tenure',
  years: 15,
  months: 0,
  presentEmi: 0,
  newRatePercent: 7.9,
  processingFee: 20_000,
  processingFeePercent: 0,
  feeGstPercent: 18,
  otherCosts: 5_000,
  closingCharge: 0,
  riseAfterMonths: 12,
}

// All figures of the example by month-to-month arithmetic in 60 decimal digits.
test('the same tenure: the EMI falls by 2,575, and the costs are back after 12 months', () => {
  const { presentEmi, costs, sameTenure } = transfer(example)
  expect(costs).toBeCloseTo(28_600, 9)
  expect(presentEmi).toBeCloseTo(40_570.66337, 5)
  expect(presentEmi - sameTenure.emi).toBeCloseTo(2_575.14087, 5)
  expect(sameTenure.breakEvenMonth).toBe(12)
  expect(sameTenure.saving).toBeCloseTo(434_925.35576, 4)
})

test('the same EMI: 160 months instead of 180, and the costs are back after 8', () => {
  const { present, sameEmi } = transfer(example)
  expect(present.months).toBe(180)
  expect(sameEmi.timeline.months).toBe(160)
  expect(sameEmi.breakEvenMonth).toBe(8)
  expect(sameEmi.saving).toBeCloseTo(799_495.96705, 4)
})

test.each([
  [0.25, 342_931.3897, 664_388.88188],
  [1, 62_858.10495, 197_949.10031],
  [1.25, -31_844.58218, 17_324.7679],
])('a rise by %d points after 12 months leaves the saving at %d or %d', (points, tenure, emi) => {
  const found = transfer(example)
  expect(savingAfterRise(found, example, points, 'tenure')).toBeCloseTo(tenure, 4)
  expect(savingAfterRise(found, example, points, 'emi')).toBeCloseTo(emi, 4)
})

test('a loan known by its EMI is the same loan', () => {
  const byEmi = transfer({ ...example, knownBy: 'emi', presentEmi: 40_570.6633664714 })
  expect(byEmi.present.months).toBe(180)
  expect(byEmi.sameTenure.saving).toBeCloseTo(434_925.356, 2)
})

test('a dearer offer never earns its costs back', () => {
  const { sameTenure, sameEmi } = transfer({ ...example, newRatePercent: 9.5 })
  expect(sameTenure.saving).toBeLessThan(-28_600)
  expect(sameTenure.breakEvenMonth).toBeNaN()
  expect(sameEmi.breakEvenMonth).toBeNaN()
})

// An instalment in whole rupees leaves a small last one to the present loan, which the same tenure makes a full one.
test('costs that are back for a while, but not in the end, never come back', () => {
  const { present, sameTenure, sameEmi } = transfer({
    ...example,
    knownBy: 'emi',
    presentEmi: 40_500,
    newRatePercent: 8.99,
    processingFee: 500,
    feeGstPercent: 0,
    otherCosts: 0,
  })
  expect(present.months).toBe(181)
  expect(sameTenure.saving).toBeCloseTo(-3_326.6, 2)
  expect(sameTenure.breakEvenMonth).toBeNaN()
  expect(sameEmi.saving).toBeCloseTo(8_586.72, 2)
  expect(sameEmi.breakEvenMonth).toBe(15)
})

test('a fee in percent is one of what is owed, with its GST', () => {
  // 20,000 + 0.5 % of 40,00,000 = 40,000; with 18 % GST 47,200, and 5,000
  expect(transfer({ ...example, processingFeePercent: 0.5 }).costs).toBeCloseTo(52_200, 6)
})

test('without costs there is nothing to earn back', () => {
  const free = transfer({ ...example, processingFee: 0, otherCosts: 0 })
  expect(free.sameTenure.breakEvenMonth).toBe(0)
  expect(free.sameEmi.breakEvenMonth).toBe(0)
})

test('a loan that is never repaid is compared with nothing', () => {
  const found = transfer({ ...example, knownBy: 'emi', presentEmi: 30_000 })
  expect(found.present.problem?.kind).toBe('never repaid')
  expect(found.sameTenure.saving).toBeNaN()
  expect(found.sameEmi.breakEvenMonth).toBeNaN()
})

test('costs are back in some month exactly when something is saved in the end', () => {
  const some = fc.record({
    loanAmount: fc.integer({ min: 100_000, max: 50_000_000 }),
    annualRatePercent: fc.integer({ min: 1, max: 180 }).map((tenths) => tenths / 10),
    newRatePercent: fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 10),
    years: fc.integer({ min: 1, max: 30 }),
    processingFee: fc.integer({ min: 1, max: 100_000 }),
    rounded: fc.constantFrom(1, 10, 100, 1000),
  })
  fc.assert(
    fc.property(some, ({ rounded, ...changed }) => {
      const { presentEmi } = transfer({ ...example, ...changed })
      const found = transfer({
        ...example,
        ...changed,
        knownBy: 'emi',
        presentEmi: Math.ceil(presentEmi / rounded) * rounded,
      })
      for (const { saving, breakEvenMonth } of [found.sameTenure, found.sameEmi]) {
        // Nearer to nothing than a paisa, it is the noise of the sums that decides.
        if (Math.abs(saving) < 0.01 || Number.isNaN(saving)) continue
        expect(breakEvenMonth > 0).toBe(saving > 0)
      }
    }),
  )
})

test('what is saved month by month ends as the net saving, in both ways', () => {
  const some = fc.record({
    loanAmount: fc.integer({ min: 10_000, max: 50_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 10),
    newRatePercent: fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 10),
    years: fc.integer({ min: 1, max: 30 }),
    processingFee: fc.integer({ min: 0, max: 100_000 }),
  })
  fc.assert(
    fc.property(some, (changed) => {
      const { present, costs, sameTenure, sameEmi } = transfer({ ...example, ...changed })
      const ends = (way: typeof sameEmi, saved: 'payment' | 'interest') =>
        savedSoFar(present, way.timeline, saved, costs).at(-1)
      expect(ends(sameTenure, 'payment')).toBeCloseTo(sameTenure.saving, 2)
      // A dearer loan may never be repaid by the old instalment.
      if (sameEmi.timeline.problem === undefined)
        expect(ends(sameEmi, 'interest')).toBeCloseTo(sameEmi.saving, 2)
      if (
        changed.newRatePercent < changed.annualRatePercent &&
        sameEmi.timeline.problem === undefined
      )
        expect(sameEmi.saving).toBeGreaterThanOrEqual(sameTenure.saving - 1e-3)
    }),
  )
})

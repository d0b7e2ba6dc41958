import { percent } from '@/lib/format.ts'

import type { OverTime } from '../../../calculator/definition.ts'
import { annualPercentageRate, monthlyCostRate } from '../cost-rate.ts'
import type { LoanResult, OfferResult } from './definition.ts'
import { monthsOf } from './loan-offer.ts'

export { OverTimePicture } from '../../../calculator/charts/OverTimePicture.tsx'

/** More points than years say nothing more, and each is a rate to be found. */
const MOST_POINTS = 40

/**
 * The annual percentage rate if the loan is closed after each year, by paying what is then owed at its interest rate. Undefined
 * where that is no news: for a loan of a year, one without charges, and one with instalments in advance, whose balance
 * lenders reckon in different ways.
 */
export function overTime(result: OfferResult): OverTime | undefined {
  if (result.kind !== 'loan' || !(result.apr - result.reducingPercent >= 0.005)) return undefined
  const { offer, reducingPercent } = result
  const months = monthsOf(offer)
  if (months < 24 || offer.advanceEmis > 0) return undefined
  const years = yearsOf(months)
  const rates = years.map((year) => aprIfClosedAfter(result, Math.round(year * 12)))
  const [first = NaN] = rates
  if (!rates.every((rate) => Math.abs(rate) <= 1e4)) return undefined
  return {
    title: 'APR if the loan is closed early',
    sentence: `Charges weigh more on a loan that is closed early: closed after year 1 this one costs ${percent(first)} a year, a charge for closing not counted.`,
    xUnit: 'years',
    yUnit: 'percent',
    x: years,
    series: [
      { label: 'APR if closed then', color: 'attention', look: 'line', amounts: rates },
      {
        label: 'Interest rate alone',
        color: 'ink',
        look: 'line',
        amounts: years.map(() => reducingPercent),
      },
    ],
  }
}

/** Every year, every second one of a long loan, and so on, with the end. */
function yearsOf(months: number): number[] {
  const step = Math.ceil(months / 12 / MOST_POINTS)
  const whole = Array.from({ length: Math.floor(months / 12 / step) }, (_, index) => (index + 1) * step) // prettier-ignore
  const end = months / 12
  return whole.at(-1) === end ? whole : [...whole, end]
}

function aprIfClosedAfter(result: LoanResult, month: number): number {
  const { atStart, payments, instalment, offer, reducingPercent } = result
  const monthlyRate = reducingPercent / 1200
  const left = monthsOf(offer) - month
  const owed = Array.from({ length: left }).reduce<number>(
    (sum) => (sum + instalment) / (1 + monthlyRate),
    0,
  )
  const paid = payments.slice(0, month)
  const last = (paid.pop() ?? 0) + owed
  return annualPercentageRate(monthlyCostRate(atStart, [...paid, last]).monthlyRate)
}

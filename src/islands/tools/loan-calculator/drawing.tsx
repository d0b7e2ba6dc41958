import {
  isDrawable,
  periodOf,
  type Stroke,
  type Strokes,
} from '@/islands/calculator/charts/strokes.ts'
import { StrokesPicture } from '@/islands/calculator/charts/StrokesPicture.tsx'
import type { LoanResult } from './emi.ts'
import { inMonths, paidByPeriod, type PaidPeriod } from './paid-by-period.ts'
import { agreedLoan, type QuotedLoan } from './quoted-loan.ts'
import { timeline } from './timeline.ts'

/** Returns a stroke for each year of a loan, or each month up to 3 years. Undefined when there is nothing to draw. */
export function strokes(_: LoanResult, quoted: QuotedLoan): Strokes | undefined {
  const loan = inMonths(agreedLoan(quoted))
  const months = Math.round(loan.months)
  const period = periodOf(months)
  const all = paidByPeriod(timeline({ ...loan, months }).rows, period).map(strokeOf)
  if (!isDrawable({ all })) return undefined
  return {
    title: `What each ${period} pays`,
    period: period === 'year' ? 'Year' : 'Month',
    colors: { near: 'interest', far: 'principal' },
    all,
  }
}

function strokeOf({ interest, principal }: PaidPeriod): Stroke {
  return { near: interest, far: principal }
}

/** The loan as strokes that hang from the head line. */
export function Drawing({ result, input }: { result: LoanResult; input: QuotedLoan }) {
  const drawn = strokes(result, input)
  return drawn && <StrokesPicture strokes={drawn} />
}

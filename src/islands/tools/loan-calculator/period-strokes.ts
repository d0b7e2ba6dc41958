import type { StrokeWords } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import { type Strokes } from '@/islands/calculator/charts/strokes.ts'
import { rupees } from '@/lib/format.ts'
import type { PaidPeriod } from './paid-by-period.ts'

/** Returns the strokes of a loan: what each of its years or months pays, interest at the line. */
export function strokesOf(periods: readonly PaidPeriod[], period: 'year' | 'month'): Strokes {
  return {
    title: `What each ${period} pays`,
    period: period === 'year' ? 'Year' : 'Month',
    colors: { near: 'interest', far: 'principal' },
    all: periods.map(({ interest, principal }) => ({ near: interest, far: principal })),
  }
}

/** Returns the sentence about what a period pays. */
export function wordsOf({ principal, interest, balance }: PaidPeriod): StrokeWords {
  return [
    [`${rupees(principal)} pays the loan off,`, 'principal'],
    [`${rupees(interest)} is interest,`, 'interest'],
    [`${rupees(balance)} is still owed.`],
  ]
}

/** Returns the first period that pays more principal than interest, counted from 0; 0 when there is none. */
export function overtaking(periods: readonly PaidPeriod[]): number {
  const found = periods.findIndex(({ principal, interest }) => principal > interest)
  return Math.max(0, found)
}

import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { present, type Table, type OverTime } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { counted } from '@/lib/quantity.ts'

import { runDown } from './run-down.ts'
import { type WithdrawalInput, type WithdrawalResult, monthsWanted } from './withdrawal.ts'

export { working } from './working.ts'

/** Returns the withdrawals year by year. */
export function tables(
  { schedule, lasts }: WithdrawalResult,
  { taxedAs }: WithdrawalInput,
): Table[] {
  const isTaxed = taxedAs === 'equity'
  const title =
    lasts === 'ends' ? 'Year by year until the money runs out' : 'Year by year for these years'
  const unit = 'rupees'
  const table = tableOf(title, 'swp-by-year', schedule, [
    { label: 'Year', unit: 'text', of: ({ year }) => year },
    { label: 'Withdrawn', unit, of: ({ withdrawn }) => withdrawn },
    isTaxed && {
      label: 'Short-term gains',
      unit,
      isSpare: true,
      of: ({ gains }) => gains.shortTerm,
    },
    isTaxed && { label: 'Long-term gains', unit, isSpare: true, of: ({ gains }) => gains.longTerm },
    isTaxed && { label: 'Tax', unit, of: ({ tax }) => tax },
    { label: 'Left', unit, of: ({ left }) => left },
  ])
  return present([table])
}

/** Returns the balance after each year, for the withdrawal entered and for the largest one. */
export function overTime(result: WithdrawalResult, input: WithdrawalInput): OverTime | undefined {
  const { lasts, months, mostForYears } = result
  const wanted = monthsWanted(input)
  if (lasts === undefined || Number.isNaN(wanted)) return undefined
  const years = Math.max(1, Math.ceil(Math.max(wanted, months || 0) / 12))
  const lines = [
    { label: 'As entered', color: 'principal', withdrawal: input.withdrawal },
    { label: 'The most', color: 'interest', withdrawal: mostForYears },
  ] as const
  const series = lines
    .filter(({ withdrawal }) => Number.isFinite(withdrawal))
    .map(({ label, color, withdrawal }) => ({
      label,
      color,
      look: 'line' as const,
      amounts: leftByYear({ ...input, withdrawal }, years),
    }))
  if (!areDrawable(series.flatMap(({ amounts }) => amounts))) return undefined
  return {
    title: 'Savings left, year by year',
    sentence:
      lasts === 'ends'
        ? `With your withdrawal, nothing is left after ${counted(months, 'month')}.`
        : 'With your withdrawal, the money does not run out.',
    xUnit: 'years',
    yUnit: 'rupees',
    x: Array.from({ length: years + 1 }, (_, year) => year),
    series,
  }
}

function leftByYear(input: WithdrawalInput, years: number): number[] {
  const { schedule } = runDown(input, years * 12)
  return Array.from({ length: years + 1 }, (_, year) =>
    year === 0 ? input.savings : (schedule[year - 1]?.left ?? 0),
  )
}

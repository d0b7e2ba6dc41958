import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { present, type OverTime, type Table } from '@/islands/calculator/frame/definition.ts'
import { growthTable } from '@/islands/calculator/results/growth-table.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { growth, times } from '@/lib/compounding.ts'
import { rupees } from '@/lib/format.ts'

import {
  compoundInterestYears,
  frequencyName,
  FREQUENCIES,
  type CompoundInterestInput,
  type CompoundInterestResult,
} from './compound-interest.ts'
import { targetAnswers } from './sentences.ts'

export { working } from './working.ts'

/** The time, the rate and the principal that reach the wanted amount. */
export function says(_: CompoundInterestResult, input: CompoundInterestInput) {
  const answers = targetAnswers(input)
  if (answers.length === 0) return null
  return (
    <section className="result-part">
      <h3 className="heading-3">To have {rupees(input.targetAmount)}</h3>
      <dl className="mt-2 grid gap-2">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="label font-semibold">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What was paid in and its interest by year. With withdrawals the balance is drawn over the years instead. */
export const drawing = growthDrawing<CompoundInterestInput, CompoundInterestResult>(
  'interest',
  (_, input) =>
    input.withdrawal === 0
      ? growthByYear(
          'Paid in and interest by year',
          compoundInterestYears(input).map((row) => [row.year, row.invested, row.interest]),
        )
      : undefined,
)

/** Whether there are withdrawals, of which the drawing knows nothing. */
export function hasOverTime({ withdrawal }: CompoundInterestInput): boolean {
  return withdrawal !== 0
}

/** Returns the balance by year, with withdrawals. */
export function overTime(
  _: CompoundInterestResult,
  input: CompoundInterestInput,
): OverTime | undefined {
  const rows = compoundInterestYears(input)
  const amounts = [input.principal, ...rows.map(({ value }) => value)]
  const last = rows.at(-1)
  if (last === undefined || !areDrawable(amounts)) return undefined
  return {
    title: 'Value left by year',
    sentence: `${rupees(last.withdrawn)} taken out, ${rupees(last.value)} left at the end.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x: [0, ...rows.map(({ year }) => year)],
    series: [{ label: 'Left', color: 'principal', look: 'area', amounts }],
  }
}

/** Returns what each compounding frequency comes to, and the investment year by year. */
export function tables(_: CompoundInterestResult, input: CompoundInterestInput): Table[] {
  return present([frequencyTable(input), ...yearTable(input)])
}

/** Returns the effective rate and the final value for each compounding frequency. */
export function frequencyTable(input: CompoundInterestInput): Table | undefined {
  const { principal, years } = input
  const grown = (frequency: number, periods: number) =>
    growth(input.annualRatePercent / 100 / frequency, periods)
  return tableOf('All five frequencies', 'compound-interest-frequencies', FREQUENCIES, [
    { label: 'Compounding', unit: 'text', of: frequencyName },
    {
      label: 'Effective rate a year',
      unit: 'percent',
      of: (frequency) => 100 * grown(frequency, frequency),
    },
    {
      label: 'The principal comes to',
      unit: 'rupees',
      of: (frequency) => times(principal, 1 + grown(frequency, frequency * years)),
    },
  ])
}

function yearTable(input: CompoundInterestInput): Table[] {
  const hasWithdrawals = input.withdrawal !== 0
  return growthTable({
    fileName: 'compound-interest-growth',
    years: input.years,
    amounts: present(['Paid in', hasWithdrawals && 'Taken out', 'Interest', 'Value']),
    rows: compoundInterestYears(input).map((row) => [
      row.year,
      row.invested,
      ...(hasWithdrawals ? [row.withdrawn] : []),
      row.interest,
      row.value,
    ]),
  })
}

import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { present, type OverTime } from '@/islands/calculator/frame/definition.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { rupees } from '@/lib/format.ts'

import type { TimelineRow } from '../timeline.ts'
import { BothChoices } from './BothChoices.tsx'
import { type PrepaymentResult, unprepaidOf } from './prepayment.ts'

export * as drawing from './drawing.tsx'
export { prepaymentTables as tables } from './tables.ts'
export { working } from './working.ts'

/** Shows both choices of a borrower. */
export function says(result: PrepaymentResult) {
  return <BothChoices result={result} />
}

/** Asks further questions about the prepayments. Each answer is loaded when it is opened. */
export function parts(result: PrepaymentResult) {
  return <MoreQuestions result={result} />
}

const QUESTIONS = [
  {
    label: 'Prepay now or later?',
    load: async () => (await import('./HardestRupee.tsx')).HardestRupee,
  },
  {
    label: 'Prepay or invest?',
    load: async () => (await import('./PrepayOrInvest.tsx')).PrepayOrInvest,
  },
]

/** Further questions about the prepayments. Each answer is loaded when it is opened. */
function MoreQuestions({ result }: { result: PrepaymentResult }) {
  return QUESTIONS.map((question) => (
    <LoadedFold key={question.label} className="table-fold" {...question}>
      {(Answer) =>
        result.after.problem ? (
          <p>This loan is never repaid, so there is nothing to compare.</p>
        ) : (
          <Answer result={result} />
        )
      }
    </LoadedFold>
  ))
}

/** Returns the balance with and without changes. Undefined when there is nothing to draw. */
export function overTime(result: PrepaymentResult): OverTime | undefined {
  const { before, after } = result
  const unprepaid = unprepaidOf(result)
  // Compares prepayments with the loan that has the other changes, if it differs.
  const hasOthers = unprepaid !== before && unprepaid !== after && !unprepaid.problem
  const others = hasOthers ? unprepaid : undefined
  const years = Math.ceil(Math.max(before.months, after.months, others?.months ?? 0) / 12)
  const amounts = [before, after].flatMap(({ paid, rows }) => [
    paid,
    ...rows.map((row) => row.balance),
  ])
  if (!(years > 0) || !areDrawable(amounts)) return undefined
  return balances(before.rows, after.rows, others?.rows, years)
}

function balances(
  before: readonly TimelineRow[],
  after: readonly TimelineRow[],
  others: readonly TimelineRow[] | undefined,
  years: number,
): OverTime {
  const x = Array.from({ length: years + 1 }, (_, year) => year)
  const owed = (rows: readonly TimelineRow[]) => x.map((year) => rows[year * 12]?.balance ?? 0)
  const [without, withChanges] = [owed(before), owed(after)]
  const half = Math.floor(years / 2)
  return {
    title: 'Outstanding balance over the years',
    sentence: `After ${lengthInWords(half) || 'less than a year'} the balance is ${rupees(withChanges[half] ?? 0)}; without changes it is ${rupees(without[half] ?? 0)}.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x,
    series: present([
      { label: 'Without changes', color: 'ink', look: 'line', amounts: without },
      others && {
        label: 'Without prepayments',
        color: 'attention',
        look: 'line',
        amounts: owed(others),
      },
      { label: 'With changes', color: 'principal', look: 'area', amounts: withChanges },
    ]),
  }
}

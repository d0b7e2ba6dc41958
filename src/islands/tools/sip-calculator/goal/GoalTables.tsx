import { useCallback } from 'react'

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import type { goal, GoalInput, GoalResult, neededSip, Way } from './goal.ts'

interface Props {
  input: GoalInput
  /** Passed by the page, which has loaded them: an import here would split them into one more file. */
  resultOf: typeof goal
  sipOf: typeof neededSip
}

/** The tables by year and by goal. */
export function GoalTables({ input, resultOf, sipOf }: Props) {
  const tablesOf = useCallback(
    (result: GoalResult, settled: GoalInput) => goalTables(result, settled, sipOf),
    [sipOf],
  )
  return <LaterTables input={input} calculate={resultOf} tablesOf={tablesOf} />
}

/** The years by which the table shifts the goal. */
const SHIFTS = [-5, -3, -2, -1, 0, 1, 2, 3, 5]

/** Returns the tables of the shifted goal and of all goals. Empty without a result. */
export function goalTables(result: GoalResult, input: GoalInput, sipOf: typeof neededSip): Table[] {
  if (!Number.isFinite(result.ways.level.sip)) return []
  return [...(result.goals.length > 1 ? [allGoals(result)] : []), soonerOrLater(input, sipOf)]
}

function soonerOrLater(input: GoalInput, sipOf: typeof neededSip): Table {
  const { targetAmount, years } = input
  const ways = waysOf(input)
  return {
    title: 'Sooner or later',
    fileName: 'sip-goal-years',
    columns: [
      { label: 'Needed in (years)', unit: 'text' },
      ...ways.map(([, label], index) => ({
        label,
        unit: 'rupees' as const,
        ...(index < ways.length - 1 && { isSpare: true as const }),
      })),
    ],
    rows: SHIFTS.map((shift) => years + shift)
      .filter((shifted) => shifted > 0)
      .map((shifted) => [
        yearsText(shifted),
        ...ways.map(([way]) => sipOf(input, { targetAmount, years: shifted }, way).sip),
      ]),
  }
}

/** Returns the ways that the visitor entered, the level one last. */
function waysOf({ stepUpPercent, stepUpRupees }: GoalInput): [Way, string][] {
  return [
    ...(stepUpPercent === 0 ? [] : [['percent', 'Raised by %, first SIP'] as [Way, string]]),
    ...(stepUpRupees === 0 ? [] : [['rupees', 'Raised by ₹, first SIP'] as [Way, string]]),
    ['level', 'Same every month'],
  ]
}

function allGoals({ goals }: GoalResult): Table {
  return {
    title: 'All goals',
    fileName: 'sip-goals',
    columns: [
      { label: 'Goal', unit: 'text' },
      { label: 'Needed in (years)', unit: 'text', isSpare: true },
      { label: 'Needed then', unit: 'rupees' },
      { label: 'SIP at first', unit: 'rupees' },
    ],
    rows: goals.map(({ years, needed, level }, index) => [
      index === 0 ? 'First' : `Further ${index}`,
      yearsText(years),
      needed,
      level,
    ]),
    totals: ['Together', '', '', goals.reduce((sum, { level }) => sum + level, 0)],
  }
}

function yearsText(years: number): string {
  return Number.isFinite(years) ? groupedNumber(Number(years.toFixed(2))) : NO_VALUE
}

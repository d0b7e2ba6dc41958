import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import { neededSip, type GoalInput, type GoalResult, type Way } from './goal.ts'

export { overTime } from './over-time.ts'
export { working } from './working.ts'

/** The years by which the table shifts the goal. */
const SHIFTS = [-5, -3, -2, -1, 0, 1, 2, 3, 5]

/** Returns the tables of the shifted goal and of all goals. Empty without a result. */
export function tables(result: GoalResult, input: GoalInput): Table[] {
  if (!Number.isFinite(result.ways.level.sip)) return []
  return present([result.goals.length > 1 && allGoals(result), soonerOrLater(input)])
}

function soonerOrLater(input: GoalInput) {
  const { targetAmount } = input
  const ways = waysOf(input)
  const years = SHIFTS.map((shift) => input.years + shift).filter((shifted) => shifted > 0)
  return tableOf('Sooner or later', 'sip-goal-years', years, [
    { label: 'Needed in (years)', unit: 'text', of: yearsText },
    ...ways.map(([way, label], index) => ({
      label,
      unit: 'rupees' as const,
      ...(index < ways.length - 1 && { isSpare: true as const }),
      of: (shifted: number) => neededSip(input, { targetAmount, years: shifted }, way).sip,
    })),
  ])
}

/** Returns the ways that the visitor entered, the level one last. */
function waysOf({ stepUpPercent, stepUpRupees }: GoalInput): [Way, string][] {
  return present<[Way, string]>([
    stepUpPercent !== 0 && ['percent', 'Raised by %, first SIP'],
    stepUpRupees !== 0 && ['rupees', 'Raised by ₹, first SIP'],
    ['level', 'Same every month'],
  ])
}

function allGoals({ goals }: GoalResult) {
  const together = goals.reduce((sum, { level }) => sum + level, 0)
  const nameOf = (_: unknown, index: number) => (index === 0 ? 'First' : `Further ${index}`)
  return tableOf('All goals', 'sip-goals', goals, [
    { label: 'Goal', unit: 'text', of: nameOf, total: 'Together' },
    {
      label: 'Needed in (years)',
      unit: 'text',
      isSpare: true,
      of: ({ years }) => yearsText(years),
    },
    { label: 'Needed then', unit: 'rupees', of: ({ needed }) => needed },
    { label: 'SIP at first', unit: 'rupees', of: ({ level }) => level, total: together },
  ])
}

function yearsText(years: number): string {
  return Number.isFinite(years) ? groupedNumber(Number(years.toFixed(2))) : NO_VALUE
}

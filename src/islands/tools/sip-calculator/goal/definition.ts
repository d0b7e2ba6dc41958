import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE, rupees } from '@/lib/format.ts'

import type { Answer, CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import { goalFields, goalGroups } from './fields.ts'
import { goal, lastPayment, type GoalInput, type GoalResult, type NeededSip } from './goal.ts'
import { goalNotes, goalSentence } from './sentences.ts'

/** The goal planner: what has to be paid in every month to have an amount at a time. */
export const goalPlanner: CalculatorDefinition<GoalInput, GoalResult> = {
  reportTitle: 'SIP Goal Report',
  reportName: 'sip-goal-report',
  resultsTitle: 'What the Goal Takes',
  fields: goalFields,
  groups: goalGroups,
  calculate: goal,
  answers,
  rows,
  sentence: goalSentence,
  notes: goalNotes,
  chart: ({ ways: { level } }, { lumpSum }) => ({
    title: 'Where the Money Comes From',
    kind: 'doughnut',
    parts: [
      { label: 'Paid in monthly', amount: level.paidIn - lumpSum, color: 'principal' },
      { label: 'Returns', amount: level.value - level.paidIn, color: 'interest' },
      ...(lumpSum === 0
        ? []
        : [{ label: 'Already saved', amount: lumpSum, color: 'attention' as const }]),
    ],
  }),
  overTime: () => import('./over-time.ts'),
  working: () => import('./working.ts'),
}

function answers({ ways }: GoalResult, { stepUpPercent, stepUpRupees }: GoalInput): Answer[] {
  const level = answer('The same every month', ways.level)
  const byPercent = answer(`Raised by ${shown(stepUpPercent)}% a year`, ways.percent)
  const byRupees = answer(`Raised by ₹${shown(stepUpRupees)} a year`, ways.rupees)
  return [
    level,
    ...(stepUpPercent === 0 ? [] : [byPercent]),
    ...(stepUpRupees === 0 ? [] : [byRupees]),
  ]
}

function answer(rule: string, { sip, paidIn, plan }: NeededSip): Answer {
  if (!Number.isFinite(sip)) return { rule, amount: NaN, unit: 'rupees', basis: 'See the note.' }
  const last = lastPayment(plan)
  const rise = last > sip ? `At first, and ${rupees(last)} in the last month. ` : ''
  return { rule, amount: sip, unit: 'rupees', basis: `${rise}${rupees(paidIn)} put in.` }
}

function shown(step: number): string {
  return Number.isFinite(step) ? groupedNumber(step) : NO_VALUE
}

function rows(result: GoalResult, { stepUpPercent, stepUpRupees, ...input }: GoalInput): Row[] {
  const { ways, needed, today, grown, sooner, later, goals } = result
  const less = (label: string, amount: number): Row => ({ label, amount, unit: 'rupees', better: 'less' }) // prettier-ignore
  const answered = (label: string, { sip }: NeededSip) => ({ ...less(label, sip), isAnswer: true })
  return [
    answered('SIP, Same Every Month', ways.level),
    ...(stepUpPercent === 0 ? [] : [answered('First SIP, Raised by %', ways.percent)]),
    ...(stepUpRupees === 0 ? [] : [answered('First SIP, Raised by ₹', ways.rupees)]),
    ...(input.years > 1 ? [less('SIP, a Year Sooner', sooner)] : []),
    less('SIP, a Year Later', later),
    { label: 'Needed Then', amount: needed, unit: 'rupees' },
    { label: 'In Today’s Rupees', amount: today, unit: 'rupees' },
    ...(input.lumpSum === 0
      ? []
      : [{ label: 'What You Have Comes To', amount: grown, unit: 'rupees' as const }]),
    ...(goals.length > 1
      ? [
          less(
            'SIP for All Goals',
            goals.reduce((sum, { level }) => sum + level, 0),
          ),
        ]
      : []),
  ]
}

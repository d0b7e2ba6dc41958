// Files: `goal.ts` calculates the payment for a goal. `later.ts` has the tables, chart and formulas, loaded at the first use.

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  present,
  type Answer,
  type Entries,
  type FieldGroup,
  type Fields,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees, NO_VALUE } from '@/lib/format.ts'

import {
  isTime,
  type GoalInput,
  type GoalResult,
  goal,
  lastPayment,
  totalOf,
  type Goal,
  type NeededSip,
} from './goal.ts'

/** Returns the sentence that converts the goal between today's rupees and those of its year. */
function goalSentence(
  { needed, today }: GoalResult,
  { amountIn, years, priceRisePercent }: GoalInput,
): string | undefined {
  if (!(needed > 0 && needed + today < Infinity && years > 0) || priceRisePercent === 0)
    return undefined
  const rise = `${groupedNumber(priceRisePercent)}%`
  return amountIn === 'today'
    ? `With prices rising ${rise} a year, the goal costs ${rupees(needed)} then.`
    : `With prices rising ${rise} a year, that buys what ${rupees(today)} buys today.`
}

/** Returns why there is nothing to pay or no result. */
function goalNotes(result: GoalResult): string[] {
  const { needed, grown, ways } = result
  if (result.goals.some(({ years }) => !isTime(years)))
    return ['Enter a time of more than 0 and at most 100 years.']
  if (!Number.isFinite(ways.level.sip + needed + grown + result.today))
    return ['These values are too large to calculate with.']
  return ways.level.sip === 0 || ways.rupees.sip === 0
    ? ['Your savings, or the yearly steps alone, already reach the goal.']
    : []
}

const fields: Fields<GoalInput> = {
  targetAmount: rupeesField('Amount Wanted (₹)', 10_000_000, {
    step: 100_000,
    slider: { min: 100_000, max: 50_000_000 },
  }),
  amountIn: choiceField('The amount is', 'then', [
    ['then', 'What is needed then'],
    ['today', 'What it costs today'],
  ]),
  years: yearsField('Needed in (Years)', 20, { slider: { min: 1, max: 40 } }),
  annualRatePercent: percentField('Expected Return Rate (% p.a.)', 12, {
    slider: { min: 1, max: 30 },
  }),
  lumpSum: rupeesField('Already Saved (₹)', 0, {
    hint: 'It grows at the same rate.',
    step: 10_000,
  }),
  priceRisePercent: percentField('Price Rise (% p.a.)', 6, { hint: 'Of what you are saving for.' }),
  stepUpPercent: percentField('Yearly Step-Up (%)', 8, { hint: '0 leaves it out.' }),
  stepUpRupees: rupeesField('Yearly Step-Up (₹)', 500, { hint: '0 leaves it out.', step: 100 }),
  furtherGoals: listField<Goal>({
    label: 'Further goals',
    hint: 'At the same rates. The savings count for the first goal only.',
    entryLabel: 'Further goal',
    most: 9,
    initial: [],
    sentence: (_, { targetAmount, years }) => `${targetAmount} in ${years}`,
    fields: {
      targetAmount: rupeesField('Amount Wanted (₹)', 2_500_000, { step: 100_000 }),
      years: yearsField('Needed in (Years)', 10),
    },
  }),
}

const groups: readonly FieldGroup<GoalInput>[] = [
  { title: 'Raised every year', isOpen: true, fields: ['stepUpPercent', 'stepUpRupees'] },
  {
    title: 'Further goals',
    fields: ['furtherGoals'],
    summary: ({ furtherGoals }) =>
      furtherGoals.length === 0 ? 'none' : `${furtherGoals.length + 1} goals in total`,
  },
]

/** The goal planner: the SIP that reaches an amount in time. */
export const goalPlanner = calculator<GoalInput, GoalResult>({
  reportTitle: 'SIP Goal Report',
  reportName: 'sip-goal-report',
  resultsTitle: 'What the Goal Needs',
  fields,
  groups,
  calculate: goal,
  answers,
  rows,
  sentence: goalSentence,
  notes: goalNotes,
  chart: ({ ways: { level } }, { lumpSum }) => ({
    title: 'Where the Money Comes From',
    kind: 'doughnut',
    parts: present([
      { label: 'Paid in monthly', amount: level.paidIn - lumpSum, color: 'principal' },
      { label: 'Returns', amount: level.value - level.paidIn, color: 'interest' },
      lumpSum !== 0 && { label: 'Already saved', amount: lumpSum, color: 'attention' },
    ]),
  }),
  forNextPages: ({ needed }) => ({ neededThen: needed }),
  later: () => import('./later.ts'),
})

export default calculatorPage(goalPlanner)

function answers({ ways }: GoalResult, { stepUpPercent, stepUpRupees }: GoalInput) {
  return [
    answer('The same every month', ways.level),
    stepUpPercent !== 0 && answer(`Raised by ${shown(stepUpPercent)}% a year`, ways.percent),
    stepUpRupees !== 0 && answer(`Raised by ₹${shown(stepUpRupees)} a year`, ways.rupees),
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

function rows(
  result: GoalResult,
  { stepUpPercent, stepUpRupees, ...input }: GoalInput,
): Entries<Row> {
  const { ways, needed, today, grown, sooner, later, goals } = result
  const less = (label: string, amount: number): Row => ({ label, amount, unit: 'rupees', better: 'less' }) // prettier-ignore
  const answered = (label: string, { sip }: NeededSip) => ({ ...less(label, sip), isAnswer: true })
  return [
    answered('SIP, Same Every Month', ways.level),
    stepUpPercent !== 0 && answered('First SIP, Raised by %', ways.percent),
    stepUpRupees !== 0 && answered('First SIP, Raised by ₹', ways.rupees),
    input.years > 1 && less('SIP, a Year Sooner', sooner),
    less('SIP, a Year Later', later),
    { label: 'Needed Then', amount: needed, unit: 'rupees' },
    { label: 'In Today’s Rupees', amount: today, unit: 'rupees' },
    input.lumpSum !== 0 && { label: 'Your Savings Grow To', amount: grown, unit: 'rupees' },
    goals.length > 1 && less('SIP for All Goals', totalOf(goals)),
  ]
}

// Files: `withdrawal.ts` calculates a plan, `run-down.ts` its months with the tax. `fields.ts` has the fields, `later.ts` what is
// loaded at the first use.

import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  type Answer,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { hiddenFields, withdrawalFields, withdrawalGroups } from './fields.ts'
import {
  monthsWanted,
  type WithdrawalInput,
  type WithdrawalResult,
  withdrawalPlan,
} from './withdrawal.ts'

/** Returns the sentence on how long the savings last. */
function withdrawalSentence(
  { lasts, months, lastWithdrawal, leftAfterYears }: WithdrawalResult,
  input: WithdrawalInput,
): string | undefined {
  if (lasts === 'ends')
    return `The money lasts for ${lengthInWords(months / 12)}. The last withdrawal is ${rupees(lastWithdrawal)}.`
  if (lasts === undefined || !Number.isFinite(leftAfterYears)) return undefined
  const howLong = lasts === 'for ever' ? 'for ever' : 'for more than a hundred years'
  return `The money lasts ${howLong}. ${rupees(leftAfterYears)} is left after ${lengthInWords(monthsWanted(input) / 12)}.`
}

/** Returns why a figure is missing, or which years the totals cover. */
function withdrawalNotes(result: WithdrawalResult, input: WithdrawalInput): string[] {
  const { savings, withdrawal, risePercent } = input
  if (!(savings > 0)) return ['Enter savings above ₹0.']
  if (withdrawal < 0) return ['Enter a withdrawal of ₹0 or more.']
  if (risePercent <= -100) return ['Enter a yearly rise above −100%.']
  if (Number.isNaN(monthsWanted(input))) return ['Enter a time of 1 month to 100 years.']
  if (result.lasts === undefined || !Number.isFinite(result.savingsNeeded + result.withdrawn))
    return ['These values are too large to calculate with.']
  if (Number.isNaN(result.mostForYears))
    return ['Even without a withdrawal, the savings do not reach the amount to be left.']
  if (result.lasts === 'ends') return []
  const years = lengthInWords(monthsWanted(input) / 12)
  return [`The money does not run out, so the totals cover the first ${years}.`]
}

/** The withdrawal calculator: how long savings last, and how much they can pay. */
export const withdrawalCalculator = calculator<WithdrawalInput, WithdrawalResult>({
  reportTitle: 'SWP Report',
  reportName: 'swp-report',
  resultsTitle: 'How Long the Money Lasts',
  fields: withdrawalFields,
  groups: withdrawalGroups,
  hiddenFields,
  calculate: withdrawalPlan,
  answers,
  rows,
  sentence: withdrawalSentence,
  notes: withdrawalNotes,
  chart: ({ withdrawn, schedule }, { savings }) => {
    const left = schedule.at(-1)?.left ?? 0
    const ownMoney = Math.min(savings, withdrawn + left)
    return {
      title: 'Savings and Returns',
      kind: 'doughnut',
      parts: [
        { label: 'Savings', amount: ownMoney, color: 'principal' },
        { label: 'Returns', amount: withdrawn + left - ownMoney, color: 'interest' },
      ],
    }
  },
  later: () => import('./later.ts'),
})

export default calculatorPage(withdrawalCalculator)

function answers(result: WithdrawalResult, input: WithdrawalInput): Answer[] {
  const { mostForYears, mostForEver } = result
  const rise = input.risePercent === 0 ? '' : `At first, rising by ${groupedNumber(input.risePercent)}% a year. ` // prettier-ignore
  const most = (rule: string, amount: number, basis: string): Answer => ({
    rule,
    amount,
    unit: 'rupees',
    basis: Number.isFinite(amount) ? rise + basis : 'See the note.',
  })
  const left = input.leave === 0 ? 'Nothing' : rupees(input.leave)
  return [
    lasting(result, input),
    most(`A month for ${yearsWanted(input)}`, mostForYears, `${left} is left then.`),
    most('A month for ever', mostForEver, 'The savings never end.'),
  ]
}

function yearsWanted(input: WithdrawalInput): string {
  return lengthInWords(monthsWanted(input) / 12) || 'these years'
}

function lasting(
  { lasts, months, leftAfterYears }: WithdrawalResult,
  input: WithdrawalInput,
): Answer {
  const taken = `${rupees(input.withdrawal)} a month`
  if (isEndless(lasts))
    return {
      rule: `Left after ${yearsWanted(input)}`,
      amount: leftAfterYears,
      unit: 'rupees',
      basis: `${taken} can be taken ${lasts === 'for ever' ? 'for ever' : 'for more than a hundred years'}.`,
    }
  return {
    rule: `Months that ${taken} lasts`,
    amount: months,
    unit: 'count',
    basis:
      lasts === undefined
        ? 'See the note.'
        : `${lengthInWords(months / 12)}, including the last, smaller withdrawal.`,
  }
}

function isEndless(lasts: WithdrawalResult['lasts']): boolean {
  return lasts === 'for ever' || lasts === 'over a hundred years'
}

function rows(result: WithdrawalResult, { taxedAs }: WithdrawalInput): Entries<Row> {
  const endless = isEndless(result.lasts)
  const more = (label: string, amount: number): Row => ({ label, amount, unit: 'rupees', better: 'more' }) // prettier-ignore
  const isTaxed = taxedAs === 'equity'
  return [
    {
      label: 'Withdrawals',
      amount: result.months,
      unit: 'count',
      better: 'more',
      isAnswer: !endless,
    },
    { label: 'Last Withdrawal', amount: result.lastWithdrawal, unit: 'rupees' },
    { ...more('A Month for These Years', result.mostForYears), isAnswer: true },
    { ...more('A Month for Ever', result.mostForEver), isAnswer: true },
    { label: 'Savings Needed for These Years', amount: result.savingsNeeded, unit: 'rupees', better: 'less' }, // prettier-ignore
    { ...more('Left after These Years', result.leftAfterYears), isAnswer: endless },
    more('Total Withdrawn', result.withdrawn),
    isTaxed && { label: 'Tax on Gains', amount: result.tax, unit: 'rupees', better: 'less' },
    isTaxed && more('In Hand after Tax', result.withdrawn - result.tax),
  ]
}

// Files: `transfer.ts` calculates both loans, `fields.ts` has the fields. `later.tsx` has the chart and how far the new rate may
// rise, loaded at the first use.

import { rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Answer, type Row } from '@/islands/calculator/frame/definition.ts'
import { costBars } from '../cost-bars.ts'
import { tinyEmiNote } from '../emi.ts'
import { asRunningLoan } from '../rate-change/rules.ts'
import type { Timeline } from '../timeline.ts'
import { transferFields, transferGroups } from './fields.ts'
import {
  inMonths,
  isLoss,
  monthsLeft,
  transfer,
  type TransferInput,
  type TransferResult,
  type Way,
} from './transfer.ts'

/** The balance transfer calculator: is it worth moving a running loan to another lender? */
export const balanceTransfer = calculator<TransferInput, TransferResult>({
  reportTitle: 'Loan Balance Transfer Report',
  reportName: 'balance-transfer-report',
  resultsTitle: 'What the Change Saves',
  fields: transferFields,
  groups: transferGroups,
  hiddenFields: ({ knownBy }) => (knownBy === 'emi' ? ['years', 'months'] : ['presentEmi']),
  calculate: transfer,
  forNextPages: (_, input) => asRunningLoan(input),
  answers: ({ presentEmi, sameTenure, sameEmi, costs }) => [
    answer(
      'with the same tenure',
      sameTenure,
      costs,
      (way) => `The EMI ${moved(presentEmi, way.emi)} ${rupees(way.emi)}.`,
    ),
    answer(
      'with the same EMI',
      sameEmi,
      costs,
      (way) => `The loan takes ${inMonths(way.timeline.months)}.`,
    ),
  ],
  rows,
  notes: transferNotes,
  chart: ({ present, sameTenure, sameEmi, costs }) =>
    costBars('Interest and costs from now on', [
      { label: 'Present', amount: present.interest },
      { label: 'Same tenure', amount: sameTenure.timeline.interest + costs },
      { label: 'Same EMI', amount: sameEmi.timeline.interest + costs },
    ]),
  later: () => import('./later.tsx'),
})

export default calculatorPage(balanceTransfer)

function answer(how: string, way: Way, costs: number, inShort: (way: Way) => string): Answer {
  const { saving, breakEvenMonth } = way
  const rule = `${isLoss(saving) ? 'Extra cost' : 'Saved'} ${how}`
  if (!Number.isFinite(saving)) return { rule, amount: NaN, unit: 'rupees', basis: 'See the note.' }
  return {
    rule,
    amount: Math.abs(saving),
    unit: 'rupees',
    basis: `${inShort(way)} ${whenBack(breakEvenMonth, costs)}`,
  }
}

function whenBack(month: number, costs: number): string {
  if (Number.isNaN(month)) return `You never recover the costs of ${rupees(costs)}.`
  if (month === 0) return 'There are no costs to recover.'
  return `You recover the costs of ${rupees(costs)} after ${inMonths(month)}.`
}

function moved(from: number, to: number): string {
  if (rupees(from) === rupees(to)) return 'stays'
  return to < from ? 'falls to' : 'rises to'
}

function rows({ present, presentEmi, costs, sameTenure, sameEmi }: TransferResult): Row[] {
  const ends = (way: Way) => present.months - way.timeline.months
  const saved = (how: string, { saving }: Way): Row => ({
    label: `${isLoss(saving) ? 'Extra cost' : 'Saved'}, ${how}`,
    amount: Math.abs(saving),
    unit: 'rupees',
    isAnswer: true,
  })
  // A dearer loan can save more, so comparisons rank what each loan costs.
  const cost = (how: string, { timeline }: Way): Row => ({
    label: `Interest and costs from now on, ${how}`,
    amount: timeline.interest + costs,
    unit: 'rupees',
    better: 'less',
    isAnswer: true,
  })
  return [
    { label: 'Present EMI', amount: presentEmi, unit: 'rupees' },
    { label: 'New EMI, same tenure', amount: sameTenure.emi, unit: 'rupees', better: 'less' },
    ends(sameEmi) < 0
      ? { label: 'Months longer, same EMI', amount: -ends(sameEmi), unit: 'count' }
      : { label: 'Months earlier, same EMI', amount: ends(sameEmi), unit: 'count' },
    { label: 'Costs of the change', amount: costs, unit: 'rupees', better: 'less' },
    {
      label: 'Break-even month, same tenure',
      amount: sameTenure.breakEvenMonth,
      unit: 'count',
      better: 'less',
    },
    {
      label: 'Break-even month, same EMI',
      amount: sameEmi.breakEvenMonth,
      unit: 'count',
      better: 'less',
    },
    saved('same tenure', sameTenure),
    saved('same EMI', sameEmi),
    { ...cost('same tenure', sameTenure), leadsComparison: true },
    cost('same EMI', sameEmi),
  ]
}

/** Returns why a figure is missing, or a note about the change. */
export function transferNotes(result: TransferResult, input: TransferInput): string[] {
  return [...tinyEmiNote(result.presentEmi), ...changeNotes(result, input)]
}

function changeNotes(result: TransferResult, input: TransferInput): string[] {
  const { present, sameTenure, sameEmi, costs } = result
  if (Number.isNaN(costs)) return ['Costs and their GST are 0 or more.']
  if (present.problem) return [problemSentence('the present loan', present.problem)]
  if (sameEmi.timeline.problem) return [problemSentence('the new loan', sameEmi.timeline.problem)]
  if (!Number.isFinite(sameTenure.saving + sameEmi.saving))
    return ['These values are too large to calculate with.']
  if (sameTenure.saving < 0 && sameEmi.saving < 0)
    return ['With either choice, the transfer costs more than it saves.']
  const { knownBy, years, months } = input
  if (knownBy === 'tenure' && Math.abs(years * 12 + months - monthsLeft(input)) > 1e-6)
    return [`The time left is rounded to ${counted(monthsLeft(input), 'month')}.`]
  return []
}

function problemSentence(loan: string, problem: NonNullable<Timeline['problem']>): string {
  if (problem.kind === 'never repaid')
    return `With the present EMI, ${loan} is never repaid: one month’s interest is at least as much. The EMI must be at least ${rupees(problem.smallestEmi)}.`
  if (problem.kind === 'over a hundred years')
    return `With the present EMI, ${loan} takes more than 100 years.`
  return 'Enter an outstanding loan above ₹0, rates of 0% or more, and a time left of 1 month to 100 years.'
}

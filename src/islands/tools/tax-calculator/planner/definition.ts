// Files: `plan.ts` calculates a year in a regime from `heads.ts`, `set-off.ts`, `item-deductions.ts`, `gains.ts` and
// `regime-tax.ts`. `*-fields.ts` have the fields, `plan-*.ts` the words, `advance-*.ts` the dates, `later.tsx` the later parts.

import { rupees } from '@/lib/format.ts'

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Entries, type Row } from '@/islands/calculator/frame/definition.ts'
import { midSentence } from '../tax-years.ts'
import { hiddenFields, plannerFields, plannerGroups } from './fields.ts'
import { plan, type Plan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'

/** The tax planner: both regimes of a year, item by item. */
export const taxPlanner = calculator<PlannerInput, Plan>({
  reportTitle: 'Tax Planner Report',
  reportName: 'tax-planner-report',
  resultsTitle: 'Which Regime Costs Less',
  fields: plannerFields,
  groups: plannerGroups,
  hiddenFields,
  calculate: plan,
  rows,
  sentence: breakEvenSentence,
  notes: ({ difference }) => [
    !Number.isFinite(difference) && 'These amounts are too large to calculate with.',
  ],
  chart: (result) => ({
    title: 'Tax in Both Regimes',
    kind: 'bar',
    isComparison: true,
    parts: [
      { label: 'New regime', amount: result.new.tax, color: 'principal' },
      { label: 'Old regime', amount: result.old.tax, color: 'attention' },
    ],
  }),
  reportLines: ({ year }) => [
    `An estimate by the law of ${midSentence(year)}. The page lists what is not included and where the law is unclear.`,
  ],
  later: () => import('./later.tsx'),
})

export default calculatorPage(taxPlanner)

const HEADLINES: Record<Plan['cheaper'], string> = {
  new: 'New Regime Costs Less by',
  old: 'Old Regime Costs Less by',
  same: 'Difference of the Regimes',
}

function rows(result: Plan): Entries<Row> {
  const { cheaper, difference, breakEven, new: inNew, old: inOld } = result
  const tax = (label: string, amount: number): Row => ({ label, amount, unit: 'rupees', better: 'less' }) // prettier-ignore
  return [
    { label: HEADLINES[cheaper], amount: difference, unit: 'rupees' },
    tax('Tax, New Regime', inNew.tax),
    tax('Tax, Old Regime', inOld.tax),
    { label: 'Taxable Income, New Regime', amount: inNew.taxableIncome, unit: 'rupees' },
    { label: 'Taxable Income, Old Regime', amount: inOld.taxableIncome, unit: 'rupees' },
    { label: 'Your Deductions, Old Regime', amount: result.oldDeductions, unit: 'rupees' },
    typeof breakEven === 'number' && {
      label: 'Old Regime Wins above',
      amount: breakEven,
      unit: 'rupees',
    },
  ]
}

function breakEvenSentence({ difference, breakEven, oldDeductions }: Plan): string | undefined {
  if (!Number.isFinite(difference)) return undefined
  if (breakEven === 'never') return 'No deduction could make the old regime cost less.'
  if (breakEven === 'always') return 'The old regime costs less even without deductions.'
  const further = breakEven - oldDeductions
  return further < 0
    ? `The old regime costs less with deductions above ${rupees(breakEven)}, in addition to the standard deduction.`
    : `The old regime would cost less with over ${rupees(further)} more in deductions.`
}

// Files: `deposit-value.ts` calculates by days, `bank-deposit.ts` the whole deposit, `early-closing.ts` and `yield-after-tax.ts`
// its options. `fields.ts` and `sentences.ts` have the words, `later.tsx` what is loaded at the first use.

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Row } from '@/islands/calculator/frame/definition.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'

import { PROBLEMS } from '../shared-fields.ts'
import { bankDeposit, type DepositInput, type DepositResult } from './bank-deposit.ts'
import { PAYOUT_LABELS } from './deposit-value.ts'
import { depositFields, depositGroups, hiddenFields } from './fields.ts'

/** The deposit calculator: interest as banks calculate it, to the day, then tax and inflation. */
export const depositCalculator = calculator<DepositInput, DepositResult>({
  reportTitle: 'Bank Deposit Report',
  reportName: 'bank-deposit-report',
  resultsTitle: 'What the Deposit Pays',
  fields: depositFields,
  groups: depositGroups,
  hiddenFields,
  calculate: bankDeposit,
  rows,
  notes,
  chart: ({ deposit, interest, tax }) => ({
    title: 'Deposit, Interest and Tax',
    kind: 'doughnut',
    parts: [
      { label: 'Deposit', amount: deposit.principal, color: 'principal' },
      { label: 'Interest After Tax', amount: interest - tax, color: 'interest' },
      { label: 'Tax', amount: tax, color: 'attention' },
    ],
  }),
  later: () => import('./later.tsx'),
})

export default calculatorPage(depositCalculator)

function rows(result: DepositResult): Row[] {
  const { interest, tax, yieldPercent, yieldAfterTaxPercent, realPercent } = result
  return [
    ...paidRows(result),
    { label: 'Total Interest', amount: interest, unit: 'rupees', better: 'more' },
    { label: 'Tax on the Interest', amount: tax, unit: 'rupees', better: 'less' },
    { label: 'Interest After Tax', amount: interest - tax, unit: 'rupees', better: 'more' },
    { label: 'Yield a Year', amount: yieldPercent, unit: 'percent', better: 'more' },
    { label: 'Yield After Tax', amount: yieldAfterTaxPercent, unit: 'percent', better: 'more' },
    { label: 'After Tax and Inflation', amount: realPercent, unit: 'percent', better: 'more' },
  ]
}

function paidRows({ deposit, maturity, payout }: DepositResult): Row[] {
  if (deposit.payout === 'maturity')
    return [{ label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' }]
  return [
    { label: PAYOUT_LABELS[deposit.payout], amount: payout, unit: 'rupees', better: 'more' },
    { label: 'Paid at Maturity', amount: maturity, unit: 'rupees' },
  ]
}

function notes({ problem, interest, maturity, days }: DepositResult): string[] {
  if (problem !== undefined) return [PROBLEMS[problem]]
  if (days === 0) return ['A deposit of 0 days earns nothing and has no yield.']
  return whyNoValue([interest, maturity])
}

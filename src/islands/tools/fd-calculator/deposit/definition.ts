import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { bankDeposit, type DepositInput, type DepositResult } from './bank-deposit.ts'
import { depositNotes } from './deposit-notes.ts'
import { depositRows } from './deposit-rows.ts'
import { depositFields, depositGroups, hiddenFields } from './fields.ts'

/** A deposit as the bank counts it, to the day, and what tax and prices leave of it. */
export const depositCalculator: CalculatorDefinition<DepositInput, DepositResult> = {
  reportTitle: 'Bank Deposit Report',
  reportName: 'bank-deposit-report',
  resultsTitle: 'What the Deposit Pays',
  fields: depositFields,
  groups: depositGroups,
  hiddenFields,
  calculate: bankDeposit,
  rows: depositRows,
  notes: depositNotes,
  chart: ({ deposit, interest, tax }) => ({
    title: 'Deposit, Interest and Tax',
    kind: 'doughnut',
    parts: [
      { label: 'Deposit', amount: deposit.principal, color: 'principal' },
      { label: 'Interest After Tax', amount: interest - tax, color: 'interest' },
      { label: 'Tax', amount: tax, color: 'attention' },
    ],
  }),
  overTime: () => import('./over-time.ts'),
  working: () => import('./working.ts'),
}

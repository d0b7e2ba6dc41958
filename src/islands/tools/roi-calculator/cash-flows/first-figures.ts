import type { CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import { once } from '@/islands/calculator/frame/once.ts'
import { cashFlows, type CashFlowInput, type CashFlowResult } from './cash-flows.ts'
import { cashFlowFields, cashFlowGroups, hiddenFields } from './fields.tsx'
import { cashFlowNotes, cashFlowSentence } from './sentences.ts'

/** What is shown before the tax is loaded, and without one: the yearly return of money that moved on several days. */
export const firstFigures: CalculatorDefinition<CashFlowInput, CashFlowResult> = {
  reportTitle: 'XIRR Calculator Report',
  reportName: 'xirr-report',
  resultsTitle: 'What the Money Earned',
  fields: cashFlowFields,
  groups: cashFlowGroups,
  hiddenFields,
  calculate: once(cashFlows),
  rows,
  sentence: cashFlowSentence,
  notes: cashFlowNotes,
  chart: ({ putIn, gotBack }) => ({
    title: 'Put In vs Got Back',
    kind: 'bar',
    isComparison: true,
    parts: [
      { label: 'Put In', amount: putIn, color: 'principal' },
      { label: 'Got Back', amount: gotBack, color: 'interest' },
    ],
  }),
  overTime: () => import('./over-time.ts'),
  working: () => import('./working.ts'),
}

function rows({ putIn, gotBack, yearlyPercent, realPercent }: CashFlowResult): Row[] {
  const gain = gotBack - putIn
  return [
    {
      label: 'Return a Year (XIRR)',
      amount: yearlyPercent,
      unit: 'percent',
      tone: tone(yearlyPercent),
      better: 'more',
    },
    { label: 'After Inflation', amount: realPercent, unit: 'percent', tone: tone(realPercent) },
    { label: 'Put In', amount: putIn, unit: 'rupees' },
    { label: 'Got Back', amount: gotBack, unit: 'rupees' },
    { label: 'Gain or Loss', amount: gain, unit: 'rupees', tone: tone(gain), better: 'more' },
  ]
}

/** Whether a rate or an amount is good or bad news; neither while it is not known. */
export function tone(amount: number): Row['tone'] {
  if (!Number.isFinite(amount)) return undefined
  return amount >= 0 ? 'good' : 'bad'
}

import { rupees } from '@/lib/format.ts'

import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { ladderFields } from './fields.ts'
import { ladder, type LadderInput, type LadderResult } from './ladder.ts'

/** Several deposits: what matures when, and what they come to together. */
export const ladderCalculator: CalculatorDefinition<LadderInput, LadderResult> = {
  reportTitle: 'FD Ladder Report',
  reportName: 'fd-ladder-report',
  resultsTitle: 'What the Deposits Pay',
  fields: ladderFields,
  calculate: ladder,
  rows: ({ principal, interest }) => [
    { label: 'Paid Altogether', amount: principal + interest, unit: 'rupees', better: 'more' },
    { label: 'Deposited', amount: principal, unit: 'rupees' },
    { label: 'Interest in All', amount: interest, unit: 'rupees', better: 'more' },
  ],
  notes: ({ rungs, principal, interest }, { deposits }) =>
    rungs.length < deposits.length
      ? ['A deposit of the list cannot be counted. The reason stands below it.']
      : whyNoValue([principal, interest]),
  chart: ({ principal, interest }) => ({
    title: 'Deposits and Interest',
    kind: 'doughnut',
    parts: [
      { label: 'Deposits', amount: principal, color: 'principal' },
      { label: 'Interest', amount: interest, color: 'interest' },
    ],
  }),
  reportLines: ({ rungs }) =>
    rungs.map(
      ({ number, deposit, interest }) =>
        `Deposit ${number} pays ${rupees(deposit.principal + interest)} on ${dateInWords(dateOfDay(deposit.end))}.`,
    ),
  working: () => import('./working.ts'),
}

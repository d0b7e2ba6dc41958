// Files: `ladder.ts` calculates the list of deposits. `later.tsx` has the words, tables and formulas, loaded at the first use.

import { dateField } from '@/islands/calculator/fields/date-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { countField, percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Fields } from '@/islands/calculator/frame/definition.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { dateInWords, dateOfDay, dayNumber, shortDate } from '@/islands/ui/dates/calendar.ts'
import { rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { ageField, PROBLEMS } from '../shared-fields.ts'
import {
  entryProblem,
  ladder,
  type LadderEntry,
  type LadderInput,
  type LadderResult,
} from './ladder.ts'

const startDate = dayNumber({ year: 2026, month: 12, day: 1 })
const added = { principal: 300_000, annualRatePercent: 7, startDate, years: 1, days: 0, bank: 'A' }

const ladderFields: Fields<LadderInput> = {
  deposits: listField<LadderEntry>({
    label: 'Your deposits',
    hint: 'Use the same letter for deposits at the same bank.',
    entryLabel: 'Deposit',
    most: 20,
    initial: [added, { ...added, years: 2 }, { ...added, years: 3, bank: 'B' }],
    fields: {
      principal: rupeesField('Amount (₹)', added.principal),
      annualRatePercent: percentField('Rate (% p.a.)', added.annualRatePercent),
      startDate: { ...dateField({ label: 'Deposited on' }), initial: startDate },
      years: yearsField('Length (Years)', added.years),
      days: countField('and Days', added.days),
      bank: {
        kind: 'choice',
        look: 'select',
        label: 'Held at',
        initial: added.bank,
        options: [...'ABCDEFGH'].map((value) => ({ value, label: `Bank ${value}` })),
      },
    },
    sentence: ({ bank, days, startDate, years }, { principal, annualRatePercent, ...words }) => {
      const length = [years > 0 && words.years, days > 0 && counted(days, 'day')].filter(Boolean)
      return [
        `${principal} at ${annualRatePercent}`,
        length.join(' '),
        ...(Number.isNaN(startDate) ? [] : [shortDate(startDate)]),
        `bank ${bank}`,
      ].join(' · ')
    },
    error(entry) {
      const problem = entryProblem(entry)
      return problem && PROBLEMS[problem]
    },
  }),
  age: ageField,
}

/** The FD ladder: several deposits, their maturity dates and their totals. */
export const ladderCalculator = calculator<LadderInput, LadderResult>({
  reportTitle: 'FD Ladder Report',
  reportName: 'fd-ladder-report',
  resultsTitle: 'What the Deposits Pay',
  fields: ladderFields,
  calculate: ladder,
  rows: ({ principal, interest }) => [
    { label: 'Total Paid', amount: principal + interest, unit: 'rupees', better: 'more' },
    { label: 'Deposited', amount: principal, unit: 'rupees' },
    { label: 'Total Interest', amount: interest, unit: 'rupees', better: 'more' },
  ],
  notes: ({ rungs, principal, interest }, { deposits }) =>
    rungs.length < deposits.length
      ? ['A deposit in the list cannot be counted. The reason is below it.']
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
  later: () => import('./later.tsx'),
})

export default calculatorPage(ladderCalculator)

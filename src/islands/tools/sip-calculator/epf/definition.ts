// Files: `epf.ts` follows the months, `contributions.ts` splits a contribution, `pension.ts` estimates the pension, `changes.ts`
// lists what changes. `rules.ts` has the dated rules for `facts.ts`, `later.tsx` what is loaded at the first use.

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  present,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { epf, type EpfInput, type EpfResult } from './epf.ts'
import { epfFields, epfGroups, hiddenFields } from './fields.ts'
import { pensionOf, type Pension } from './pension.ts'
import { PENSION_FORMULA } from './rules.ts'
import { epfNotes, epfSentence, firstInterestLabel, pensionsOf } from './sentences.ts'

/** A provident fund account until retirement, with what goes to the pension scheme. */
export const epfCalculator = calculator<EpfInput, EpfResult>({
  reportTitle: 'EPF Report',
  reportName: 'epf-report',
  resultsTitle: 'Your Provident Fund',
  fields: epfFields,
  groups: epfGroups,
  hiddenFields,
  calculate: epf,
  rows,
  sentence: epfSentence,
  notes: epfNotes,
  chart: ({ balance, own, employer, interest }, { epfBalance }) => ({
    title: 'What the Balance Is Made of',
    kind: 'doughnut',
    parts: present([
      epfBalance !== 0 && {
        label: 'Balance before',
        // Alone it would fill the ring.
        amount: Number.isFinite(balance) ? epfBalance : NaN,
        color: 'attention',
      },
      { label: 'Contributions', amount: own + employer, color: 'principal' },
      { label: 'Interest', amount: interest, color: 'interest' },
    ]),
  }),
  forNextPages: ({ balance }) => ({ balance }),
  later: () => import('./later.tsx'),
})

export default calculatorPage(epfCalculator)

function rows(result: EpfResult, input: EpfInput): Entries<Row> {
  const { years, balance, own, employer, interest, pension, taxedInterest } = result
  const first = years[0]
  const isMember = input.isPensionMember === 'yes'
  return [
    row('EPF Balance at the End', balance, 'more'),
    row('Your Contributions', own),
    row('Employer’s Contributions to EPF', employer),
    row('Interest', interest, 'more'),
    isMember && row('Paid to the Pension Scheme (EPS)', pension),
    ...(isMember && first !== undefined ? pensionRows(pensionOf(result, input)) : []),
    row('Taxable Interest, All Years', taxedInterest, 'less'),
    first && row(firstInterestLabel(first), first.interest),
  ]
}

function pensionRows(pension: Pension): Row[] {
  // Too few years are told in a sentence.
  if (pension.service < PENSION_FORMULA.leastYears) return []
  return pensionsOf(pension).map(([label, amount]) => row(label, amount, 'more'))
}

function row(label: string, amount: number, better?: Row['better']): Row {
  return { label, amount, unit: 'rupees', ...(better && { better }) }
}

// Files: `gratuity.ts` calculates, `service.ts` counts the years, `rules.ts` has the dated rules for `facts.ts`. `sentences.ts` has
// the words, `later.tsx` what is loaded at the first use.

import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { dateField } from '@/islands/calculator/fields/date-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  type Fields,
  calculator,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { rupees, roundTo } from '@/lib/format.ts'

import { type GratuityInput, gratuity, type GratuityResult } from './gratuity.ts'
import { EXEMPTION, GRATUITY } from './rules.ts'
import { gratuityNotes, gratuitySentence } from './sentences.ts'

const gratuityFields: Fields<GratuityInput> = {
  employerKind: selectField(
    'Employer',
    'covered',
    [
      ['covered', 'Private, under the gratuity law'],
      ['other', 'Other private employer'],
      ['government', 'Government'],
    ],
    {
      hint: `Shops and establishments are under it from ${GRATUITY.leastEmployees} employees on.`,
    },
  ),
  leaving: selectField('The job ends by', 'leaving', [
    ['leaving', 'Resignation, retirement, other'],
    ['fixed-term', 'End of a fixed term'],
    ['death', 'Death or disablement'],
  ]),
  serviceBy: choiceField('Service', 'length', [
    ['length', 'Years and months'],
    ['days', 'First and last day'],
  ]),
  serviceYears: yearsField('Length of Service', 10 + 7 / 12, {
    hint: 'Years and months, such as 10y 7m.',
  }),
  joined: dateField({ label: 'Joined on' }),
  left: dateField({ label: 'Last Day of Work' }),
  monthlyBasic: rupeesField('Last Basic + DA a Month (₹)', 52_000),
  totalPay: rupeesField('All Pay a Month (₹)', 0, {
    hint: 'With allowances and the employer’s provident fund. 0 if basic + DA is at least half of it.',
  }),
  averagePay: rupeesField('Basic + DA a Month (₹)', 52_000, {
    hint: 'The average of the last ten months.',
  }),
  received: rupeesField('Gratuity Received (₹)', 0, {
    hint: 'To check it and its tax. 0 takes the amount by law.',
    step: 10_000,
  }),
  exemptBefore: rupeesField('Tax-free Gratuity Before (₹)', 0, {
    hint: `From earlier jobs. The limit of ${rupees(EXEMPTION.rupees)} is for a lifetime.`,
    step: 10_000,
    isOption: true,
  }),
}

const SERVICE = ['leaving', 'serviceBy', 'serviceYears', 'joined', 'left'] as const
const PAY = ['monthlyBasic', 'totalPay'] as const

/** Returns the fields that do not apply to the employer or to how the service is known. */
function hiddenFields({
  employerKind,
  serviceBy,
}: GratuityInput): readonly (keyof GratuityInput)[] {
  if (employerKind === 'government') return [...SERVICE, ...PAY, 'averagePay', 'exemptBefore']
  return [
    ...(serviceBy === 'days' ? (['serviceYears'] as const) : (['joined', 'left'] as const)),
    ...(employerKind === 'other' ? (['leaving', ...PAY] as const) : (['averagePay'] as const)),
  ]
}

/** The page of gratuity: what is due when a job ends, and how much of it is free of tax. */
export const gratuityCalculator = calculator<GratuityInput, GratuityResult>({
  reportTitle: 'Gratuity Report',
  reportName: 'gratuity-report',
  resultsTitle: 'Gratuity and Its Tax',
  fields: gratuityFields,
  hiddenFields,
  calculate: gratuity,
  rows,
  sentence: gratuitySentence,
  notes: gratuityNotes,
  chart: ({ exempt, taxable }) => ({
    title: 'Tax-free and Taxable',
    kind: 'doughnut',
    parts: [
      { label: 'Tax-free', amount: exempt, color: 'interest' },
      { label: 'Taxable', amount: taxable, color: 'attention' },
    ],
  }),
  later: () => import('./later.tsx'),
})

export default calculatorPage(gratuityCalculator)

function rows(result: GratuityResult, { employerKind, received }: GratuityInput): Entries<Row> {
  const { due, formula, counted, wages } = result
  const isLaw = employerKind === 'covered'
  const isByYears = employerKind !== 'government'
  const yearsCounted: Row = { label: 'Years Counted', amount: roundTo(counted, 2), unit: 'years' }
  return [
    { label: 'Gratuity', amount: result.gratuity, unit: 'rupees', better: 'more' },
    { label: 'Tax-free', amount: result.exempt, unit: 'rupees', tone: 'good', better: 'more' },
    { label: 'Taxable', amount: result.taxable, unit: 'rupees', better: 'less' },
    isLaw && received > 0 && { label: 'Due by Law', amount: due, unit: 'rupees' },
    isLaw &&
      formula > due &&
      result.hasRight && { label: 'By the Formula', amount: formula, unit: 'rupees' },
    // Years that do not give a right are in the sentence, unrounded.
    isByYears && !(isLaw && !result.hasRight) && yearsCounted,
    isByYears && { label: 'Wages a Month', amount: wages, unit: 'rupees' },
  ]
}

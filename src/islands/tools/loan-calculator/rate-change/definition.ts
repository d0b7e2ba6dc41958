// Files: `rate-change.ts` calculates the three ways on, `rules.ts` has the dated rules for `facts.ts`, `sentences.ts` the words.
// `later.tsx` checks the lender’s letter, and is loaded at the first use.

import { monthField } from '@/islands/calculator/fields/calendar-field.tsx'
import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { monthsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  type FieldGroup,
  type Fields,
  calculator,
  type Answer,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'

import { costBars } from '../cost-bars.ts'
import {
  type RateChangeInput,
  type Choice,
  rateChange,
  type RateChangeResult,
} from './rate-change.ts'
import { afterRepoChange } from './rules.ts'
import { basisOf, NAMES, notesOn } from './sentences.ts'

/** The page opens on ₹50,00,000 over 240 months at 8.5 %, of which 24 EMIs are paid, and the latest change of the repo rate. */
const RATE = 8.5

/** Rates move by quarters of a point and by 0.05, which a step of 0.1 would miss. */
const RATES = { step: 0.05, slider: { min: 1, max: 20 } }

const rateChangeFields: Fields<RateChangeInput> = {
  loanAmount: rupeesField('Outstanding Loan (₹)', 4_792_181, {
    step: 10_000,
    hint: 'From the lender’s statement.',
    slider: { min: 50_000, max: 20_000_000 },
  }),
  knownBy: choiceField('What you know about the loan', 'tenure', [
    ['tenure', 'The EMIs left'],
    ['emi', 'The EMI'],
  ]),
  monthsLeft: monthsField('EMIs Left', 216, { slider: { min: 1, max: 480 } }),
  presentEmi: rupeesField('Present EMI (₹)', 43_391, { step: 100 }),
  annualRatePercent: percentField('Old Rate (% per annum)', RATE, RATES),
  newRatePercent: percentField('New Rate (% per annum)', afterRepoChange(RATE), {
    ...RATES,
    isDated: true,
  }),
  afterMonths: monthsField('EMIs still at the old rate', 0, {
    hint: '0 if the next EMI is at the new rate.',
    isOption: true,
  }),
  nextMonth: monthField({
    label: 'Month of the next EMI',
    hint: 'The results then name the month of the last EMI.',
    isOption: true,
  }),
  letterEmi: rupeesField('New EMI in the letter (₹)', 0, {
    hint: 'The EMI, the number of EMIs left, or both.',
    isOption: true,
  }),
  letterMonths: monthsField('EMIs left in the letter', 0, { isOption: true }),
}

const rateChangeGroups: readonly FieldGroup<RateChangeInput>[] = [
  { title: 'Check the lender’s letter', fields: ['letterEmi', 'letterMonths'], isOpen: true },
  { title: 'When the new rate begins', fields: ['nextMonth', 'afterMonths'], isOpen: true },
]

/** Returns the fields without a meaning for this input. */
function hiddenFields({ knownBy }: RateChangeInput): (keyof RateChangeInput)[] {
  return knownBy === 'emi' ? ['monthsLeft'] : ['presentEmi']
}

/** What a new rate does to a running loan, by each of the borrower's choices. */
export const rateChangeCalculator = calculator<RateChangeInput, RateChangeResult>({
  reportTitle: 'Loan Rate Change Report',
  reportName: 'rate-change-report',
  resultsTitle: 'Your Choices at the New Rate',
  fields: rateChangeFields,
  groups: rateChangeGroups,
  hiddenFields,
  calculate: rateChange,
  forNextPages: ({ before }) => ({
    yearsLeft: Math.floor(before.months / 12),
    monthsBeyond: before.months % 12,
  }),
  answers,
  rows,
  notes: notesOn,
  chart: ({ before, sameEnd, sameEmi, half }) =>
    costBars(
      'Interest from now on',
      [
        { label: 'Same end', amount: sameEnd.timeline.interest },
        { label: 'Same EMI', amount: sameEmi.timeline.interest },
        { label: 'Half and half', amount: half.timeline.interest },
      ],
      [{ label: 'Old rate', amount: before.interest }],
    ),
  later: () => import('./later.tsx'),
})

export default calculatorPage(rateChangeCalculator)

function isCut({ annualRatePercent, newRatePercent }: RateChangeInput): boolean {
  return newRatePercent < annualRatePercent
}

function answers(result: RateChangeResult, input: RateChangeInput): Answer[] {
  const { sameEnd, sameEmi, half, presentEmi } = result
  const names = NAMES[isCut(input) ? 'cut' : 'rise']
  const perMonth = ({ emi, monthsAfter }: Choice) =>
    Number.isFinite(monthsAfter) ? Math.abs(emi - presentEmi) : NaN
  return [
    {
      rule: names.sameEnd,
      amount: perMonth(sameEnd),
      unit: 'rupees',
      basis: basisOf(sameEnd, input),
    },
    {
      rule: names.sameEmi,
      amount: Math.abs(sameEmi.extraMonths),
      unit: 'months',
      basis: basisOf(sameEmi, input),
    },
    {
      rule: names.half,
      amount: perMonth(half),
      unit: 'rupees',
      basis: basisOf(half, input),
    },
  ]
}

function rows(result: RateChangeResult, input: RateChangeInput): Entries<Row> {
  const { presentEmi, monthsAfter, balance, sameEnd, sameEmi, half, monthlyInterest } = result
  const emi = (how: string, choice: Choice): Row => ({
    label: `New EMI, ${how}`,
    amount: choice.emi,
    unit: 'rupees',
    better: 'less',
  })
  const left = (how: string, choice: Choice): Row => ({
    label: `New EMIs left, ${how}`,
    amount: choice.monthsAfter,
    unit: 'count',
    better: 'less',
  })
  return [
    { label: 'EMI at the old rate', amount: presentEmi, unit: 'rupees' },
    { label: 'EMIs left at the old rate', amount: monthsAfter, unit: 'count' },
    emi('same end', sameEnd),
    left('same EMI', sameEmi),
    emi('half and half', half),
    left('half and half', half),
    { label: 'Outstanding loan at the change', amount: balance, unit: 'rupees' },
    { label: 'A month’s interest at the new rate', amount: monthlyInterest, unit: 'rupees' },
    ...comparedRows(result, input),
  ]
}

/** Returns the prepayment after a rise, and the interest that each choice adds or saves. */
function comparedRows(result: RateChangeResult, input: RateChangeInput): Entries<Row> {
  const { sameEnd, sameEmi, half, prepayment } = result
  const interest = (label: string, { extraInterest }: Choice): Row => ({
    label: `${label}: ${isCut(input) ? 'interest saved' : 'extra interest'}`,
    amount: isCut(input) ? -extraInterest : extraInterest,
    unit: 'rupees',
    isAnswer: true,
  })
  // A dearer loan can save more, so comparisons rank what each loan costs.
  const cost = (how: string, { timeline }: Choice): Row => ({
    label: `Interest from now on, ${how}`,
    amount: timeline.interest,
    unit: 'rupees',
    better: 'less',
    isAnswer: true,
  })
  const prepaid: Row = {
    label: 'Prepayment that keeps EMI and end',
    amount: prepayment,
    unit: 'rupees',
    better: 'less',
  }
  return [
    !isCut(input) && prepaid,
    interest('Same end', sameEnd),
    interest('Same EMI', sameEmi),
    interest('Half and half', half),
    { ...cost('same end', sameEnd), leadsComparison: true },
    cost('same EMI', sameEmi),
    cost('half and half', half),
  ]
}

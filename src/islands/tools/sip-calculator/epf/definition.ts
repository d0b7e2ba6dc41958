// Files: `epf.ts` follows the months, `contributions.ts` splits a contribution and estimates the pension. `rules.ts` has the dated
// rules for `facts.ts`, `later.tsx` what is loaded at the first use.

import { monthField } from '@/islands/calculator/fields/calendar-field.tsx'
import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  type FieldGroup,
  type Fields,
  calculator,
  present,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { wageCeilings } from '@/islands/calculator/money/provident-fund.ts'
import { financialYearName, monthInWords } from '@/islands/ui/dates/months.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { firstMonthOf, type EpfInput, epf, type EpfResult } from './epf.ts'
import { pensionOf, type Pension } from './pension.ts'
import { EPF_RATE, PENSION, PENSION_FORMULA } from './rules.ts'
import { epfNotes, epfSentence, firstInterestLabel, pensionsOf } from './sentences.ts'

const declared = `${groupedNumber(EPF_RATE.percent)}% for ${financialYearName(EPF_RATE.accountYear)}`
const lastMonth = monthInWords(firstMonthOf({ balanceMonth: NaN }) - 1)
const newest = wageCeilings.at(-1)
const ceiling = newest && `${rupees(newest.ceiling)} a month since ${dayInWords(newest.from)}`

export const epfFields: Fields<EpfInput> = {
  monthlyWage: rupeesField('Basic Pay and DA (₹ a month)', 50_000, {
    slider: { min: 5_000, max: 300_000 },
  }),
  epfBalance: rupeesField('EPF Balance (₹)', 300_000, {
    step: 10_000,
    hint: `In the passbook at the end of ${lastMonth}, with that year’s interest.`,
    slider: { min: 0, max: 5_000_000 },
  }),
  age: yearsField('Your Age (Years)', 30, { slider: { min: 18, max: 57 } }),
  untilAge: yearsField('Paid in until Age', PENSION.untilAge, { slider: { min: 19, max: 70 } }),
  wageRisePercent: percentField('Yearly Rise of the Wage (%)', 5, {
    hint: 'Each April from the next year on.',
    slider: { min: 0, max: 20 },
  }),
  epfRatePercent: percentField('Interest Rate (% p.a.)', EPF_RATE.percent, {
    isDated: true,
    step: 0.05,
    hint: `Declared: ${declared}. Later years are your assumption.`,
    slider: { min: 5, max: 12 },
  }),
  pfOn: selectField(
    '12% Is Paid on',
    'full',
    [
      ['full', 'The full wage'],
      ['own full', 'The full wage, the employer’s up to the ceiling'],
      ['ceiling', 'The wage up to the ceiling'],
    ],
    { hint: `The ceiling is ${ceiling}.` },
  ),
  isPensionMember: choiceField('Member of the Pension Scheme (EPS)', 'yes', [
    ['yes', 'Yes'],
    ['no', 'No'],
  ]),
  pensionYears: yearsField('Years in EPS so Far', 8, {
    hint: `At your age above. A pension takes ${PENSION_FORMULA.leastYears} years.`,
    isOption: true,
  }),
  vpfPercent: percentField('Voluntary Extra, VPF (% of the wage)', 0, {
    hint: 'Beyond your 12%.',
    step: 1,
    isOption: true,
  }),
  balanceMonth: monthField({
    label: 'Balance at the End of',
    hint: `Left open: ${lastMonth}.`,
    isOption: true,
  }),
  taxedBalance: rupeesField('Taxable Part of the Balance (₹)', 0, {
    hint: 'The passbook’s taxable account: own contributions above the limit, with their interest.',
    step: 10_000,
    isOption: true,
  }),
}

const epfGroups: readonly FieldGroup<EpfInput>[] = [
  {
    title: 'Contributions',
    fields: ['pfOn', 'vpfPercent', 'isPensionMember', 'pensionYears'],
    isOpen: true,
  },
  {
    title: 'Another month, taxable part',
    fields: ['balanceMonth', 'taxedBalance'],
    summary: (input) => `from ${monthInWords(firstMonthOf(input))}`,
  },
]

/** Returns the fields without a meaning for this input. */
function hiddenFields({ isPensionMember }: EpfInput): (keyof EpfInput)[] {
  return isPensionMember === 'yes' ? [] : ['pensionYears']
}

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

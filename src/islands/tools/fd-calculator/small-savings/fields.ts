import { dayInWords, MONTHS } from '@/lib/long-date.ts'

import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields, NumberInput } from '@/islands/calculator/frame/definition.ts'

import { BOND_COUPON } from './floating-bond.ts'
import { RATES } from './rates.ts'
import type { QuarterScheme, Scheme } from './schemes.ts'
import { CONFIRMED_UNTIL } from './sentences.ts'
import type { SavingsInput } from './small-savings.ts'

export const savingsFields: Fields<SavingsInput> = {
  scheme: selectField('Scheme', 'ppf', [
    ['ppf', 'Public Provident Fund (PPF)'],
    ['ssy', 'Sukanya Samriddhi (SSY)'],
    ['scss', 'Senior Citizens’ Savings (SCSS)'],
    ['nsc', 'National Savings Certificate (NSC)'],
    ['mis', 'Monthly Income Scheme (MIS)'],
    ['kvp', 'Kisan Vikas Patra (KVP)'],
    ['td1', 'Time Deposit, 1 year'],
    ['td2', 'Time Deposit, 2 years'],
    ['td3', 'Time Deposit, 3 years'],
    ['td5', 'Time Deposit, 5 years'],
    ['frsb', 'Floating Rate Savings Bonds'],
  ]),
  yearlyDeposit: rupeesField('Deposit Each Year (₹)', 150_000, {
    step: 500,
    slider: { min: 500, max: 150_000 },
  }),
  paid: selectField(
    'Paid in',
    'by 5 April',
    [
      ['by 5 April', 'At once, by 5 April'],
      ['later', 'At once, later in the year'],
      ['by the 5th', 'Each month, by the 5th'],
      ['after the 5th', 'Each month, after the 5th'],
    ],
    { hint: 'Interest counts on the lowest balance from the 5th of the month.' },
  ),
  lateMonths: selectField('Each year paid', 12, lateDays()),
  principal: rupeesField('Deposit (₹)', 100_000),
  holders: choiceField('Held by', 'one', [
    ['one', 'One person'],
    ['two', 'Jointly'],
  ]),
  ppfRatePercent: rateField('ppf'),
  ssyRatePercent: rateField('ssy'),
  scssRatePercent: rateField('scss'),
  nscRatePercent: rateField('nsc'),
  misRatePercent: rateField('mis'),
  kvpRatePercent: rateField('kvp'),
  td1RatePercent: rateField('td1'),
  td2RatePercent: rateField('td2'),
  td3RatePercent: rateField('td3'),
  td5RatePercent: rateField('td5'),
  frsbRatePercent: percentField('Coupon (% p.a.)', BOND_COUPON.percent, {
    hint: `Confirmed to ${dayInWords(BOND_COUPON.until)}. It is reset on 1 January and 1 July.`,
  }),
  extension: selectField(
    'After 15 years',
    'none',
    [
      ['none', 'The account closes'],
      ['without', 'It goes on without deposits'],
      ['with', 'It goes on with deposits'],
    ],
    { hint: 'The choice to go on with deposits is open for one year.', isOption: true },
  ),
  extraYears: yearsField('Years beyond 15', 5, {
    hint: 'With deposits in blocks of 5 years.',
    isOption: true,
  }),
  extraWithdrawal: rupeesField('Taken out Each Year (₹)', 0, {
    hint: 'At the end of each year beyond 15.',
    step: 10_000,
    isOption: true,
  }),
}

/** The years of PPF beyond 15, folded. */
export const savingsGroups: readonly FieldGroup<SavingsInput>[] = [
  { title: 'Beyond 15 years', fields: ['extension', 'extraYears', 'extraWithdrawal'] },
]

const RATE_NAMES = Object.keys(savingsFields).filter((name) => name.endsWith('RatePercent')) as `${Scheme}RatePercent`[] // prettier-ignore

/** Returns the fields that do not apply to the scheme. */
export function hiddenFields(input: SavingsInput): readonly (keyof SavingsInput)[] {
  const { scheme, paid, extension } = input
  const rates = RATE_NAMES.filter((name) => name !== `${scheme}RatePercent`)
  const late = paid === 'later' ? [] : (['lateMonths'] as const)
  const beyond = ['extension', 'extraYears', 'extraWithdrawal'] as const
  if (scheme === 'ppf')
    return [...rates, ...late, 'principal', 'holders', ...(extension === 'none' ? beyond.slice(1) : [])] // prettier-ignore
  if (scheme === 'ssy') return [...rates, ...late, 'principal', 'holders', ...beyond]
  const single = [...rates, 'yearlyDeposit', 'paid', 'lateMonths', ...beyond] as const
  return scheme === 'mis' ? single : [...single, 'holders']
}

function rateField(scheme: QuarterScheme): NumberInput {
  return percentField('Interest Rate (% p.a.)', RATES.percent[scheme], {
    hint: `Confirmed to ${CONFIRMED_UNTIL}. Enter the rate of your quarter.`,
  })
}

/** Returns the days after 5 April by which a year's deposit is paid, by the months in which it then earns nothing. */
function lateDays(): (readonly [number, string])[] {
  const by = [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map(
    (month, index) => [index + 1, `By 5 ${MONTHS[month - 1] ?? ''}`] as const,
  )
  return [...by, [12, 'After 5 March']]
}

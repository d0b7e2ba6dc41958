import type { Fields, NumberInput } from '@/islands/calculator/frame/definition.ts'

import { RATES } from './rates.ts'
import type { Scheme } from './schemes.ts'
import { CONFIRMED_UNTIL } from './sentences.ts'
import type { SavingsInput } from './small-savings.ts'

/** The fields of the schemes: which one, what is paid in, and the rate of each. */
export const savingsFields: Fields<SavingsInput> = {
  scheme: {
    kind: 'choice',
    look: 'select',
    label: 'Scheme',
    initial: 'ppf',
    options: [
      { value: 'ppf', label: 'Public Provident Fund (PPF)' },
      { value: 'ssy', label: 'Sukanya Samriddhi (SSY)' },
      { value: 'scss', label: 'Senior Citizens’ Savings (SCSS)' },
      { value: 'nsc', label: 'National Savings Certificate (NSC)' },
      { value: 'mis', label: 'Monthly Income Scheme (MIS)' },
    ],
  },
  yearlyDeposit: {
    kind: 'number',
    label: 'Deposit Each Year (₹)',
    initial: 150_000,
    unit: 'rupees',
    step: 500,
    slider: { min: 500, max: 150_000, step: 500 },
  },
  paid: {
    kind: 'choice',
    look: 'select',
    label: 'Paid in',
    hint: 'A month earns on its lowest balance from the 5th on.',
    initial: 'by 5 April',
    options: [
      { value: 'by 5 April', label: 'At once, by 5 April' },
      { value: 'by the 5th', label: 'Each month, by the 5th' },
      { value: 'after the 5th', label: 'Each month, after the 5th' },
    ],
  },
  principal: {
    kind: 'number',
    label: 'Deposit (₹)',
    initial: 100_000,
    unit: 'rupees',
    step: 1_000,
  },
  holders: {
    kind: 'choice',
    look: 'radio',
    label: 'Held by',
    initial: 'one',
    options: [
      { value: 'one', label: 'One person' },
      { value: 'two', label: 'Jointly' },
    ],
  },
  ppfRatePercent: rateField('ppf'),
  ssyRatePercent: rateField('ssy'),
  scssRatePercent: rateField('scss'),
  nscRatePercent: rateField('nsc'),
  misRatePercent: rateField('mis'),
}

/** The fields that the scheme has no use for. */
export function hiddenFields({ scheme }: SavingsInput): readonly (keyof SavingsInput)[] {
  const rates = ['ppf', 'ssy', 'scss', 'nsc', 'mis'] as const
  const others = rates
    .filter((rate) => rate !== scheme)
    .map((rate) => `${rate}RatePercent` as const)
  if (scheme === 'ppf' || scheme === 'ssy') return [...others, 'principal', 'holders']
  const single = [...others, 'yearlyDeposit', 'paid'] as const
  return scheme === 'mis' ? single : [...single, 'holders']
}

function rateField(scheme: Scheme): NumberInput {
  return {
    kind: 'number',
    label: 'Interest Rate (% p.a.)',
    hint: `Confirmed to ${CONFIRMED_UNTIL}. Enter the rate of your quarter.`,
    initial: RATES[scheme],
    unit: 'percent',
    step: 0.1,
  }
}

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { countField } from '@/islands/calculator/fields/number-fields.ts'
import { dateField } from '@/islands/calculator/fields/date-field.ts'
import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'

export interface EligibilityInput {
  /** Day numbers, NaN while a field is empty. */
  birth: number
  cutOff: number
  minimumAge: number
  maximumAge: number
  maximumMeans: 'below' | 'through'
  relaxations: readonly Relaxation[]
  together: 'largest' | 'sum'
}

interface Relaxation {
  for: string
  years: number
}

const REASONS = [
  'OBC (non-creamy layer)',
  'SC or ST',
  'Persons with disabilities',
  'Ex-servicemen',
  'Government servants',
  'Another reason',
]

export const eligibilityFields: Fields<EligibilityInput> = {
  birth: dateField({ label: 'Date of birth' }),
  cutOff: dateField({
    label: 'Cut-off date',
    hint: 'The date on which the notice counts the age.',
  }),
  minimumAge: countField('Minimum age (years)', 18),
  maximumAge: countField('Maximum age (years)', 27),
  maximumMeans: choiceField('The maximum means', 'below', [
    ['below', 'That birthday has not yet come'],
    ['through', 'The whole year of that age counts too'],
  ]),
  relaxations: listField<Relaxation>({
    label: 'Relaxations of the maximum',
    entryLabel: 'Relaxation',
    most: 10,
    initial: [],
    fields: {
      for: {
        kind: 'choice',
        label: 'For',
        look: 'select',
        initial: REASONS[0] ?? '',
        options: REASONS.map((reason) => ({ value: reason, label: reason })),
      },
      years: countField('Years', 3),
    },
    sentence: (relaxation, { years }) => `${relaxation.for} · ${years} years`,
    error: ({ years }) =>
      isYears(years) ? undefined : 'Enter a whole number of years from 0 to 150.',
  }),
  together: choiceField('Several relaxations', 'largest', [
    ['largest', 'The largest counts'],
    ['sum', 'They add up'],
  ]),
}

/** Returns the question on several relaxations when there are fewer than two. */
export function hiddenFields({
  relaxations,
}: EligibilityInput): readonly (keyof EligibilityInput)[] {
  return relaxations.length > 1 ? [] : ['together']
}

/** Returns whether a number is a whole age from 0 to 150. */
export function isYears(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 150
}

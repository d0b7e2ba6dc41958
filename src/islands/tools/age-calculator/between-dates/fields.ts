import { dateField } from '@/islands/calculator/fields/date-field.ts'
import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import type { Weekend } from './working-days.ts'

export interface DatesInput {
  task: 'between' | 'later' | 'earlier'
  /** Day numbers, NaN while a date is open. */
  from: number
  to: number
  amount: number
  unit: 'days' | 'weeks' | 'months' | 'years' | 'working days'
  weekend: Weekend
  holidays: readonly { day: number }[]
}

export const datesFields: Fields<DatesInput> = {
  task: {
    kind: 'choice',
    label: 'What to find',
    look: 'radio',
    initial: 'between',
    options: [
      { value: 'between', label: 'Time between two dates' },
      { value: 'later', label: 'A later date' },
      { value: 'earlier', label: 'An earlier date' },
    ],
  },
  from: dateField({ label: 'From' }),
  to: dateField({ label: 'To' }),
  amount: { kind: 'number', label: 'How many', initial: 30, unit: 'count' },
  unit: {
    kind: 'choice',
    label: 'Counted in',
    look: 'select',
    initial: 'days',
    options: [
      { value: 'days', label: 'Days' },
      { value: 'weeks', label: 'Weeks' },
      { value: 'months', label: 'Months' },
      { value: 'years', label: 'Years' },
      { value: 'working days', label: 'Working days' },
    ],
  },
  weekend: {
    kind: 'choice',
    label: 'Weekend',
    look: 'select',
    initial: 'saturday and sunday',
    options: [
      { value: 'saturday and sunday', label: 'Saturday and Sunday' },
      { value: 'sunday', label: 'Sunday' },
      { value: 'bank', label: 'Sunday, second and fourth Saturday (banks)' },
      { value: 'friday and saturday', label: 'Friday and Saturday' },
      { value: 'none', label: 'No weekend' },
    ],
  },
  holidays: listField<{ day: number }>({
    label: 'Holidays',
    hint: 'Days that are no working days. One on a weekend changes nothing.',
    entryLabel: 'Holiday',
    most: 60,
    initial: [],
    fields: { day: dateField({ label: 'Day' }) },
  }),
}

/** Each task has its own fields; weekends and holidays bear on working days only. */
export function hiddenFields({ task, unit }: DatesInput): readonly (keyof DatesInput)[] {
  if (task === 'between') return ['amount', 'unit']
  return unit === 'working days' ? ['to'] : ['to', 'weekend', 'holidays']
}

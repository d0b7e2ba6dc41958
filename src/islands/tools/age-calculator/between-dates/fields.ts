import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { countField } from '@/islands/calculator/fields/number-fields.ts'
import { dateField } from '@/islands/calculator/fields/date-field.ts'
import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import type { DateUnit, Weekend } from './working-days.ts'

export interface DatesInput {
  task: 'between' | 'later' | 'earlier'
  /** Day numbers, NaN while a field is empty. */
  from: number
  to: number
  amount: number
  unit: DateUnit
  weekend: Weekend
  holidays: readonly { day: number }[]
}

export const datesFields: Fields<DatesInput> = {
  task: choiceField('What to find', 'between', [
    ['between', 'Time between two dates'],
    ['later', 'A later date'],
    ['earlier', 'An earlier date'],
  ]),
  from: dateField({ label: 'From' }),
  to: dateField({ label: 'To' }),
  amount: countField('How many', 30),
  unit: choiceField(
    'Counted in',
    'days',
    [
      ['days', 'Days'],
      ['weeks', 'Weeks'],
      ['months', 'Months'],
      ['years', 'Years'],
      ['working days', 'Working days'],
    ],
    { look: 'select' },
  ),
  weekend: choiceField(
    'Weekend',
    'saturday and sunday',
    [
      ['saturday and sunday', 'Saturday and Sunday'],
      ['sunday', 'Sunday'],
      ['bank', 'Sunday, second and fourth Saturday (banks)'],
      ['friday and saturday', 'Friday and Saturday'],
      ['none', 'No weekend'],
    ],
    { look: 'select' },
  ),
  holidays: listField<{ day: number }>({
    label: 'Holidays',
    entryLabel: 'Holiday',
    most: 60,
    initial: [],
    fields: { day: dateField({ label: 'Day' }) },
    sentence: ({ day }, words) => (Number.isNaN(day) ? 'No day chosen' : words.day),
  }),
}

/** Returns the fields of the other tasks. Weekends and holidays apply to working days only. */
export function hiddenFields({ task, unit }: DatesInput): readonly (keyof DatesInput)[] {
  if (task === 'between') return ['amount', 'unit']
  return unit === 'working days' ? ['to'] : ['to', 'weekend', 'holidays']
}

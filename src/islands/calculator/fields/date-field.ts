import {
  dateInWords,
  dateOfDay,
  dayNumber,
  isoDate,
  parseDate,
} from '@/islands/ui/dates/calendar.ts'
import { calendarField } from './CalendarControl.tsx'
import type { FieldBase, OwnInput } from './field-types.ts'

/** A date that may be left open. Its value counts days (`dayNumber`); NaN when it is open. */
export function dateField(options: FieldBase): OwnInput<number> {
  return calendarField(options, {
    type: 'date',
    read(text) {
      const date = parseDate(text)
      return date === undefined ? NaN : dayNumber(date)
    },
    write: (number) => isoDate(dateOfDay(number)),
    inWords: (number) => dateInWords(dateOfDay(number)),
  })
}

import { dateInWords, dateOfDay, dayNumber, isoDate, parseDate } from '@/lib/calendar.ts'

import { calendarField } from '../../../calculator/calendar-field.tsx'

/**
 * The day of an amount, counted as `dayNumber`; NaN while it is open. Not `dateField`: shared with this page, that would be
 * a file of its own, and the page of deposits has no room for another one.
 */
export const flowDate = calendarField(
  { label: 'On' },
  {
    type: 'date',
    read(text) {
      const date = parseDate(text)
      return date === undefined ? NaN : dayNumber(date)
    },
    write: (day) => isoDate(dateOfDay(day)),
    inWords: (day) => dateInWords(dateOfDay(day)),
  },
)

import { isoMonth, monthInWords, parseMonth } from '@/islands/ui/dates/months.ts'
import { calendarField } from './CalendarControl.tsx'
import type { FieldBase, OwnInput } from './field-types.ts'

/**
 * A month that may be left open. Its value counts months (`monthNumber`), so that months can be added to it in no time zone;
 * NaN when it is open.
 */
export function monthField(options: FieldBase): OwnInput<number> {
  return calendarField(options, {
    type: 'month',
    read: parseMonth,
    write: isoMonth,
    inWords: monthInWords,
  })
}

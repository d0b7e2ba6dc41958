import { isoMonth, monthInWords, parseMonth } from '@/lib/months.ts'

import { CalendarControl } from './CalendarControl.tsx'
import type { ControlProps, FieldBase, OwnInput } from './definition.ts'

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

interface CalendarKind {
  type: 'month' | 'date'
  read: (text: string) => number
  write: (number: number) => string
  inWords: (number: number) => string
}

/** A field with a calendar, from what it reads and writes. Its value is NaN when it is open. */
export function calendarField(options: FieldBase, kind: CalendarKind): OwnInput<number> {
  const { type, read, write, inWords } = kind
  const words = (number: number) => (Number.isNaN(number) ? '' : inWords(number))
  return {
    ...options,
    kind: 'own',
    initial: NaN,
    Control: (props: ControlProps<number>) => (
      <CalendarControl {...props} type={type} words={words(props.value)} />
    ),
    read,
    write: (number) => (Number.isNaN(number) ? '' : write(number)),
    accept: (text) => (Number.isNaN(read(text)) ? undefined : write(read(text))),
    inWords: (number) => words(number) || 'open',
    // It may be open; a text that is no date is told at the field.
    unread: () => [],
  }
}

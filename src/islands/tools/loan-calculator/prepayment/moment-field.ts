import { monthsField } from '@/islands/calculator/fields/length-of-time.ts'
import type { NumberFieldOptions } from '@/islands/calculator/fields/number-fields.ts'
import type { NumberInput } from '@/islands/calculator/frame/definition.ts'
import { monthInWords, parseMonth, shortMonth } from '@/islands/ui/dates/months.ts'
import type { Spelling } from '@/islands/ui/fields/amount-problem.ts'
import { MOST_MONTHS } from '../months-to-repay.ts'

/** January 1900 as `monthNumber` counts: from here a moment is a calendar month, below it a number of instalments. */
const FIRST_CALENDAR_MONTH = 1900 * 12

/**
 * Returns a field for when something happens to a loan: after a number of instalments ("36", "3 years"), or with the instalment
 * of a month ("Mar 2029"). Its value is a number of instalments, or a month as `monthNumber` counts.
 */
export function momentField(
  label: string,
  initial: number,
  options?: NumberFieldOptions,
): NumberInput {
  const counted = monthsField(label, initial, options)
  return counted.spelling ? { ...counted, spelling: moments(counted.spelling) } : counted
}

/** Returns the same field for an optional moment: empty is 0. */
export function openMomentField(label: string, options?: NumberFieldOptions): NumberInput {
  const field = momentField(label, 0, options)
  const { spelling } = field
  if (spelling === undefined) return field
  return {
    ...field,
    spelling: { ...spelling, write: (moment) => (moment === 0 ? '' : spelling.write(moment)) },
  }
}

/** Returns after how many instalments a moment is, from the month of the first one; NaN when that is open or later. */
export function instalmentsBefore(moment: number, firstMonth: number): number {
  if (!isCalendarMonth(moment)) return moment
  const paid = moment - firstMonth + 1
  return paid >= 0 ? paid : NaN
}

/** Returns whether a moment is a calendar month. */
export function isCalendarMonth(moment: number): boolean {
  return moment >= FIRST_CALENDAR_MONTH
}

/** Returns whether a value is a possible number of instalments or a calendar month. */
export function isMoment(moment: number): boolean {
  return (
    Number.isInteger(moment) && moment >= 0 && (moment <= MOST_MONTHS || isCalendarMonth(moment))
  )
}

function moments(counts: Spelling): Spelling {
  return {
    read(text) {
      const month = parseMonth(text)
      return isCalendarMonth(month) ? month : counts.read(text)
    },
    write: (moment) => (isWritable(moment) ? shortMonth(moment) : counts.write(moment)),
    inWords: (moment) => (isWritable(moment) ? monthInWords(moment) : counts.inWords(moment)),
    problem: 'is not a time. Write it like 36, 3 years or Mar 2029.',
  }
}

/** A number beyond the year 9999 is a mistake and must not be written as a month. */
function isWritable(moment: number): boolean {
  return isCalendarMonth(moment) && moment < 10_000 * 12 && Number.isInteger(moment)
}

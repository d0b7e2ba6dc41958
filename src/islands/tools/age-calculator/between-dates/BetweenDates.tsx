import { type PlainAnswer, AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'
import {
  dateInWords,
  dateOfDay,
  daysInMonth,
  isLeapYear,
  weekday,
  type CalendarDate,
  isoDate,
  localDate,
} from '@/islands/ui/dates/calendar.ts'
import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'
import { lateCode, Later, useBuilt } from '@/islands/calculator/frame/late.tsx'

import { ageOn, leapDayRulesDiffer, lengthParts, type Age, type Length } from '../age.ts'
import { type DatesInput, datesFields, hiddenFields } from './fields.ts'
import { movedDay, workingDays } from './working-days.ts'

/** Returns the time between two dates, the date at a distance, or which field is missing. */
export function datesAnswer(input: DatesInput): PlainAnswer | string {
  if (Number.isNaN(input.from)) return 'Choose the first date.'
  if (input.task !== 'between') return movedAnswer(input)
  return Number.isNaN(input.to) ? 'Choose the second date.' : betweenAnswer(input)
}

/** Returns the time between the two dates in either order; undefined while one is missing. */
function lengthOf({ task, from, to }: DatesInput): Age | undefined {
  if (task !== 'between' || Number.isNaN(from + to)) return undefined
  return ageOn(dateOfDay(Math.min(from, to)), dateOfDay(Math.max(from, to)))
}

function betweenAnswer(input: DatesInput): PlainAnswer {
  const [first, last] = [Math.min(input.from, input.to), Math.max(input.from, input.to)]
  const [from, to] = [dateOfDay(first), dateOfDay(last)]
  const length = ageOn(from, to)
  const { totalMonths, totalWeeks, totalDays } = length
  const holidays = input.holidays.map(({ day }) => day)
  return {
    label: `From ${dateInWords(from)} to ${dateInWords(to)}`,
    headline: said(length),
    rows: [
      ['In months', `${counted(totalMonths, 'month')}, ${counted(length.days, 'day')}`],
      ['In weeks', `${counted(totalWeeks, 'week')}, ${counted(totalDays % 7, 'day')}`],
      ['Days, the first not counted', whole(totalDays)],
      ['Days, both counted', whole(totalDays + 1)],
      ['Working days, both counted', whole(workingDays(first, last, input.weekend, holidays))],
    ],
    notes: [
      ...(input.to < input.from ? ['The second date is earlier, so the count starts there.'] : []),
      ...leapDayNotes(from, to),
      ...schoolNotes(length, schoolMethod(from, to)),
    ],
  }
}

type Day = ReturnType<typeof dateOfDay>

function leapDayNotes(from: Day, to: Day): string[] {
  if (from.month !== 2 || from.day !== 29 || !leapDayRulesDiffer(from, to)) return []
  const other = said(ageOn(from, to, '28 February'))
  return [
    `In a year without 29 February, a full year ends on 1 March. If it ends on 28 February, this is ${other}.`,
  ]
}

function schoolNotes(length: Length, school: Length | undefined): string[] {
  if (school === undefined)
    return [
      'The school method, which borrows the days of the previous month, has no answer here: the days go below 0.',
    ]
  return said(length) === said(school)
    ? []
    : [`By the school method, which borrows the days of the previous month, it is ${said(school)}.`]
}

function movedAnswer(input: DatesInput): PlainAnswer | string {
  const { task, from, amount, unit } = input
  if (!Number.isInteger(amount) || amount < 0) return 'Enter a whole number of 0 or more.'
  const moved = movedDay({ ...input, amount: task === 'later' ? amount : -amount })
  if (moved === undefined) return 'That day is outside the years 1 to 9999.'
  const [start, end] = [dateOfDay(from), dateOfDay(moved)]
  const away = counted(amount, unit.slice(0, -1))
  return {
    label: `${away} ${task === 'later' ? 'after' : 'before'} ${dateInWords(start)}`,
    headline: dateInWords(end),
    rows: [
      ['Day of the week', weekday(end)],
      ['Days away', whole(Math.abs(moved - from))],
      ['Days in that year', isLeapYear(end.year) ? '366' : '365'],
    ],
    notes:
      (unit === 'months' || unit === 'years') && end.day !== start.day
        ? [`That month has no day ${start.day}, so its last day is used.`]
        : [],
  }
}

function said(length: Length): string {
  return lengthParts(length).join(', ')
}

/**
 * Returns the time between two dates as schools teach it: it subtracts days, months and years, and borrows the days of the month
 * before the second date. Undefined when even these are too few.
 */
function schoolMethod(from: CalendarDate, to: CalendarDate): Length | undefined {
  const isBorrowed = to.day < from.day
  const before = to.month === 1 ? 31 : daysInMonth(to.year, to.month - 1)
  const days = to.day - from.day + (isBorrowed ? before : 0)
  const months = (to.year - from.year) * 12 + to.month - from.month - (isBorrowed ? 1 : 0)
  if (days < 0) return undefined
  return { years: Math.floor(months / 12), months: months % 12, days }
}

const written = lateCode(() => import('../WrittenLength.tsx'))

/** The time between two dates, or the date at a distance from another. It loads the written length after the first figures. */
export default function BetweenDates() {
  useBuilt(written)
  return (
    <AnswerPage
      fields={datesFields}
      hiddenFields={hiddenFields}
      answerOf={datesAnswer}
      example="25 years, 11 months"
    >
      {(input, setText) => {
        const length = lengthOf(input)
        const open = openDate(input)
        return (
          <>
            {open !== undefined && (
              <button
                type="button"
                className="button needs-script mt-4 self-start"
                onClick={() => setText(open, isoDate(localDate(new Date())))}
              >
                Take today as “{datesFields[open].label}”
              </button>
            )}
            {length && (
              <Later late={written} of={length}>
                {({ WrittenLength }) => <WrittenLength length={length} />}
              </Later>
            )}
          </>
        )
      }}
    </AnswerPage>
  )
}

function openDate({ task, from, to }: DatesInput): 'from' | 'to' | undefined {
  if (Number.isNaN(from)) return 'from'
  return task === 'between' && Number.isNaN(to) ? 'to' : undefined
}

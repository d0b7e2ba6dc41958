import { Fragment } from 'react'

import { dateInWords, isLeapYear, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { whole } from '@/lib/format.ts'

import { ageOn, leapDayRulesDiffer, lengthParts, type Age } from './age.ts'

interface Props {
  birth: CalendarDate
  day: CalendarDate
  isToday: boolean
  age: Age
}

/** An age in words. */
export function AgeHeadline({ day, isToday, age }: Props) {
  return (
    <>
      <p className="text-soft">{isToday ? 'Age today' : `Age on ${dateInWords(day)}`}</p>
      <p className="font-display text-3xl text-balance md:text-4xl" data-age>
        {/* No line ends between a number and its unit. */}
        {lengthParts(age).map((words, index) => (
          <Fragment key={words}>
            {index > 0 && ', '}
            <span className="whitespace-nowrap">{words}</span>
          </Fragment>
        ))}
      </p>
      {isToday && age.totalDays === 0 && <p className="mt-2">Born today. Welcome!</p>}
    </>
  )
}

/** The same age in totals, with the next birthday. */
export function AgeDetails({ birth, day, age }: Props) {
  const note = leapDayNote(birth, day, age)
  return (
    <>
      <dl className="ledger mt-4">
        <Row label="Years" value={whole(age.years)} />
        <Row label="Months" value={whole(age.months)} />
        <Row label="Days" value={whole(age.days)} />
        <Row label="Total Months" value={whole(age.totalMonths)} />
        <Row label="Total Weeks" value={whole(age.totalWeeks)} />
        <Row label="Total Days" value={whole(age.totalDays)} />
        <Row label="Next Birthday" value={dateInWords(age.nextBirthday)} />
      </dl>
      <p className="badge mt-2" data-tone="good" data-birthday>
        {untilBirthday(age.daysUntilBirthday)}
      </p>
      {note !== undefined && <p className="notice mt-4">{note}</p>}
    </>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The specification's words, in the singular for one day. */
function untilBirthday(days: number): string {
  if (days === 0) return 'Happy Birthday!'
  return days === 1 ? '1 day to go' : `${whole(days)} days to go`
}

/** What must be known of a 29 February birthday, when it bears on this answer. */
function leapDayNote(birth: CalendarDate, day: CalendarDate, age: Age): string | undefined {
  if (birth.month !== 2 || birth.day !== 29) return undefined
  if (leapDayRulesDiffer(birth, day))
    return `In a year without 29 February the birthday is taken to be 1 March. By the other rule, 28 February, the age is ${inWords(ageOn(birth, day, '28 February'))}.`
  return isLeapYear(age.nextBirthday.year)
    ? undefined
    : 'The next birthday falls in a year without 29 February, so it is taken to be 1 March. By the other rule it is 28 February.'
}

function inWords(age: Age): string {
  return lengthParts(age).join(', ')
}

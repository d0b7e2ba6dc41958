import { Fragment } from 'react'

import { dateInWords, isLeapYear, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { ageOn, leapDayRulesDiffer, lengthParts, type Age } from './age.ts'
import { endOfYear, lifeLine } from './life-line.ts'
import { sampleAge, sampleAnswer, sampleDay } from './sample-answer.ts'
import type { AgeOutcome } from './use-age.ts'

const loadWords = () => import('./WrittenLength.tsx')

/** The card of the answer: its outline, an error, or the age with its totals. */
export function AgeResult({ outcome }: { outcome: AgeOutcome }) {
  const words = useLoaded(loadWords, outcome.state === 'done')
  return (
    <section
      className="card answer-card panel"
      aria-label="Result"
      tabIndex={-1}
      data-results
      data-state={outcome.state}
      data-empty={outcome.state === 'none' ? '' : undefined}
    >
      {/* Screen readers announce the answer only, not the rows below it. */}
      <div
        role="status"
        className={outcome.state === 'none' ? 'h-full' : undefined}
        data-answer
        {...(outcome.state === 'done' ? inTheBar(outcome) : { 'data-figure': '' })}
      >
        {outcome.state === 'none' && <Outline />}
        {outcome.state === 'failed' && (
          <p className="notice" data-tone="bad">
            {outcome.reason}
          </p>
        )}
        {outcome.state === 'done' && <AgeHeadline {...outcome} />}
      </div>
      {outcome.state === 'done' && (
        <div className="flow-root">
          <LifeLine {...outcome} />
          <AgeDetails {...outcome} />
          {words && <words.WrittenLength length={outcome.age} />}
        </div>
      )}
    </section>
  )
}

/** What the answer will look like, by the example of the share picture. */
function Outline() {
  return (
    <div className="empty h-full min-h-40">
      <div className="w-full">
        <p>Choose a date of birth to see the age.</p>
        <p className="mt-3 font-display text-xl">{sampleAnswer.answer}</p>
        <p className="hint">{`Example: ${sampleAnswer.of}`}</p>
        <LifeLine day={sampleDay} age={sampleAge} />
      </div>
    </div>
  )
}

/** The years of the life, with the sentence about the one that runs. */
function LifeLine({ day, age }: Pick<AnswerProps, 'day' | 'age'>) {
  const drawing = lifeLine(day, age)
  return (
    <>
      <p>{endOfYear(age)}</p>
      {drawing && <HeadLine {...drawing} />}
    </>
  )
}

/** The answer in the bar of a phone, short enough for one line. */
function inTheBar({ day, isToday, age }: AnswerProps) {
  return {
    'data-label': isToday ? 'Age today' : `Age on ${dateInWords(day)}`,
    'data-figure': `${whole(age.years)} y ${age.months} m ${age.days} d`,
  }
}

interface AnswerProps {
  birth: CalendarDate
  day: CalendarDate
  isToday: boolean
  age: Age
}

function AgeHeadline({ day, isToday, age }: AnswerProps) {
  return (
    <>
      <p className="text-soft">{isToday ? 'Age today' : `Age on ${dateInWords(day)}`}</p>
      <p className="font-display text-3xl text-balance md:text-4xl" data-age>
        {/* No line break between a number and its unit. */}
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

function AgeDetails({ birth, day, age }: AnswerProps) {
  const note = leapDayNote(birth, day, age)
  return (
    <>
      <dl className="ledger mt-4">
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

function untilBirthday(days: number): string {
  if (days === 0) return 'Happy Birthday!'
  return counted(days, 'day to go', 'days to go')
}

/** Returns the note on a birthday of 29 February, undefined when it does not change this answer. */
function leapDayNote(birth: CalendarDate, day: CalendarDate, age: Age): string | undefined {
  if (birth.month !== 2 || birth.day !== 29) return undefined
  if (leapDayRulesDiffer(birth, day))
    return `In a year without 29 February, the birthday counts as 1 March. By the other rule, 28 February, the age is ${inWords(ageOn(birth, day, '28 February'))}.`
  return isLeapYear(age.nextBirthday.year)
    ? undefined
    : 'The next birthday falls in a year without 29 February, so it counts as 1 March. By the other rule it is 28 February.'
}

function inWords(age: Age): string {
  return lengthParts(age).join(', ')
}

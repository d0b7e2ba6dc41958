import { useRef, Fragment, type RefObject } from 'react'

import { dateInWords, isLeapYear, isoDate, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { whole } from '@/lib/format.ts'

import { DateField } from './DateField.tsx'
import { ageOn, leapDayRulesDiffer, lengthParts, type Age } from './age.ts'
import { useAge, type FieldName } from './use-age.ts'

type AgeState = ReturnType<typeof useAge>

/** The age calculator: an age in years, months and days, today or on another day. */
export default function AgeCalculator() {
  const form = useRef<HTMLFormElement>(null)
  const age = useAge(form)
  return (
    <div className="beside">
      <Inputs form={form} age={age} />
      <Result outcome={age.outcome} />
      <PeopleFold day={age.day} />
    </div>
  )
}

function Inputs({ form, age }: { form: RefObject<HTMLFormElement | null>; age: AgeState }) {
  const { texts, today, outcome, setText, setUnreadable, calculate } = age
  const field = (name: FieldName) => ({
    name,
    value: texts[name],
    error: outcome.state === 'failed' && outcome.field === name ? outcome.reason : undefined,
    onDate: (text: string) => setText(name, text),
    onUnreadable: (isUnreadable: boolean) => setUnreadable(name, isUnreadable),
  })
  return (
    <form
      ref={form}
      className="card grid content-start gap-5 panel"
      aria-label="Inputs"
      // The tool shows its own validation errors, and a result for every valid field.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        calculate()
      }}
    >
      <DateField {...field('birth')} label="Date of Birth" max={today && isoDate(today)} />
      <DateField {...field('day')} label="Age on" hint="Leave empty for today" />
      <button type="submit" className="button button-filled" disabled={texts.birth === ''}>
        Calculate Age
      </button>
    </form>
  )
}

const loadWords = () => import('./WrittenLength.tsx')

function Result({ outcome }: Pick<AgeState, 'outcome'>) {
  const words = useLoaded(loadWords, outcome.state === 'done')
  return (
    <section className="card answer-card panel" aria-label="Result" data-state={outcome.state}>
      {/* Screen readers announce the answer only, not the rows below it. */}
      <div role="status" className={outcome.state === 'none' ? 'h-full' : undefined}>
        {outcome.state === 'none' && (
          <p className="empty h-full min-h-40">Choose a date of birth to see the age.</p>
        )}
        {outcome.state === 'failed' && (
          <p className="notice" data-tone="bad">
            {outcome.reason}
          </p>
        )}
        {outcome.state === 'done' && <AgeHeadline {...outcome} />}
      </div>
      {outcome.state === 'done' && (
        <div className="flow-root">
          <AgeDetails {...outcome} />
          {words && <words.WrittenLength length={outcome.age} />}
        </div>
      )}
    </section>
  )
}

const loadPeoplePanel = async () => (await import('./people/PeoplePanel.tsx')).PeoplePanel

/** The ages of several people, loaded when the panel is opened. */
function PeopleFold({ day }: { day: CalendarDate | undefined }) {
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      <LoadedFold label="Several people" load={loadPeoplePanel}>
        {(PeoplePanel) => <PeoplePanel day={day} />}
      </LoadedFold>
    </section>
  )
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

function untilBirthday(days: number): string {
  if (days === 0) return 'Happy Birthday!'
  return days === 1 ? '1 day to go' : `${whole(days)} days to go`
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

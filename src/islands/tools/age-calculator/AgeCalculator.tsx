import { useRef } from 'react'

import { AgeDetails, AgeHeadline } from './AgeResult.tsx'
import { isoDate } from './calendar.ts'
import { DateField } from './DateField.tsx'
import { useAge, type FieldName } from './use-age.ts'

/** The age of someone in years, months and days, today or on another day. */
export default function AgeCalculator() {
  const form = useRef<HTMLFormElement>(null)
  const { texts, today, outcome, setText, setUnreadable, calculate } = useAge(form)
  const problemOf = (name: FieldName) =>
    outcome.state === 'failed' && outcome.field === name ? outcome.reason : undefined

  return (
    <div className="beside">
      <form
        ref={form}
        className="card grid gap-5 self-start panel"
        aria-label="Inputs"
        // The tool says in its own words what is wrong with a date, and shows results for what it can.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          calculate()
        }}
      >
        <DateField
          name="birth"
          label="Date of Birth"
          value={texts.birth}
          max={today && isoDate(today)}
          problem={problemOf('birth')}
          onDate={(text) => setText('birth', text)}
          onUnreadable={(isUnreadable) => setUnreadable('birth', isUnreadable)}
        />
        <DateField
          name="day"
          label="Age on"
          hint="Leave empty for today"
          value={texts.day}
          problem={problemOf('day')}
          onDate={(text) => setText('day', text)}
          onUnreadable={(isUnreadable) => setUnreadable('day', isUnreadable)}
        />
        <button type="submit" className="button button-filled" disabled={texts.birth === ''}>
          Calculate Age
        </button>
      </form>
      <section className="card panel" aria-label="Result" data-state={outcome.state}>
        {/* Only the answer is announced; the rows below it can be read at leisure. */}
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
        {outcome.state === 'done' && <AgeDetails {...outcome} />}
      </section>
    </div>
  )
}

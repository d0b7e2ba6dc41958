import { useRef, type RefObject } from 'react'

import { isoDate, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

import { AgeDetails, AgeHeadline } from './AgeResult.tsx'
import { DateField } from './DateField.tsx'
import { useAge, type FieldName } from './use-age.ts'
import { useLoaded } from './use-loaded.ts'

type Age = ReturnType<typeof useAge>

/** The age of someone in years, months and days, today or on another day. */
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

function Inputs({ form, age }: { form: RefObject<HTMLFormElement | null>; age: Age }) {
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
      // The tool says in its own words what is wrong with a date, and shows results for what it can.
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

function Result({ outcome }: Pick<Age, 'outcome'>) {
  const words = useLoaded(loadWords, outcome.state === 'done')
  return (
    <section className="card answer-card panel" aria-label="Result" data-state={outcome.state}>
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

/** The ages of several people, folded away and loaded when it is opened. */
export function PeopleFold({ day }: { day: CalendarDate | undefined }) {
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      <LoadedFold label="Several people" load={loadPeoplePanel}>
        {(PeoplePanel) => <PeoplePanel day={day} />}
      </LoadedFold>
    </section>
  )
}

import { useRef, type RefObject } from 'react'

import { isoDate, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

import { AgeResult } from './AgeResult.tsx'
import { DateField } from './DateField.tsx'
import { useAge, type FieldName } from './use-age.ts'

type AgeState = ReturnType<typeof useAge>

/** The age calculator: an age in years, months and days, today or on another day. */
export default function AgeCalculator() {
  const form = useRef<HTMLFormElement>(null)
  const age = useAge(form)
  return (
    <div className="beside">
      <Inputs form={form} age={age} />
      <AgeResult outcome={age.outcome} />
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
      <div className="grid gap-5" data-inputs>
        <DateField {...field('birth')} label="Date of Birth" max={today && isoDate(today)} />
        <DateField {...field('day')} label="Age on" hint="Leave empty for today" />
      </div>
      <button type="submit" className="button button-filled" disabled={texts.birth === ''}>
        Calculate Age
      </button>
    </form>
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

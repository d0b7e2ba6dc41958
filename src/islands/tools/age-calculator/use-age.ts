import { useEffect, useState, type RefObject } from 'react'

import { useEarlyFields } from '../../ui/use-early-fields.ts'
import { ageOn, type Age } from './age.ts'
import { isBefore, isoDate, localDate, parseDate, type CalendarDate } from './calendar.ts'
import { followClock } from './follow-clock.ts'

/** What is shown: nothing yet, an age with the days it is about, or why there is none. */
export type AgeOutcome =
  | { state: 'none' }
  | { state: 'failed'; reason: string }
  | { state: 'done'; birth: CalendarDate; day: CalendarDate; isToday: boolean; age: Age }

/** The state of the age tool. The clock is read after the first render only, which must equal the built page. */
export function useAge(form: RefObject<HTMLFormElement | null>) {
  const [texts, setTexts] = useState({ birth: '', day: '' })
  const [today, setToday] = useState<CalendarDate>()
  useEarlyFields(form, texts, (early) => setTexts((current) => ({ ...current, ...early })))
  useEffect(() => followClock((now) => setToday((shown) => dayOf(now, shown))), [])

  return {
    texts,
    today,
    outcome: today === undefined ? ({ state: 'none' } as const) : outcomeOf(texts, today),
    setText: (name: 'birth' | 'day', text: string) => {
      setToday(localDate(new Date()))
      setTexts({ ...texts, [name]: text })
    },
    calculate: () => setToday(localDate(new Date())),
  }
}

/** The same object while the day is the same, so that nothing is drawn again. */
function dayOf(now: Date, shown: CalendarDate | undefined): CalendarDate {
  const today = localDate(now)
  return shown !== undefined && isoDate(shown) === isoDate(today) ? shown : today
}

function outcomeOf(texts: { birth: string; day: string }, today: CalendarDate): AgeOutcome {
  if (texts.birth === '') return { state: 'none' }
  const birth = parseDate(texts.birth)
  const day = texts.day === '' ? today : parseDate(texts.day)
  if (birth === undefined || day === undefined)
    return { state: 'failed', reason: 'Please enter a date of the calendar.' }
  if (isBefore(today, birth))
    return { state: 'failed', reason: 'The date of birth is in the future.' }
  try {
    const isToday = isoDate(day) === isoDate(today)
    return { state: 'done', birth, day, isToday, age: ageOn(birth, day) }
  } catch (error) {
    return { state: 'failed', reason: (error as Error).message }
  }
}

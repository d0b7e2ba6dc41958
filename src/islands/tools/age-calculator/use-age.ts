import { useEffect, useState, type RefObject } from 'react'

import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { after } from '@/islands/ui/work/use-settled.ts'
import {
  isBefore,
  isoDate,
  localDate,
  parseDate,
  type CalendarDate,
} from '@/islands/ui/dates/calendar.ts'

import { ageOn, type Age } from './age.ts'
import { BIRTH_UNREADABLE } from './DateField.tsx'

export type FieldName = 'birth' | 'day'

const UNREADABLE: Record<FieldName, string> = {
  birth: BIRTH_UNREADABLE,
  day: 'The date for “Age on” is not complete, or it is not a valid date.',
}

/** The result: nothing yet, an age, or a validation error. */
export type AgeOutcome =
  | { state: 'none' }
  | { state: 'failed'; field: FieldName; reason: string }
  | { state: 'done'; birth: CalendarDate; day: CalendarDate; isToday: boolean; age: Age }

/** The state of the age calculator. It reads the clock after the first render, which must equal the built page. */
export function useAge(form: RefObject<HTMLFormElement | null>) {
  const [texts, setTexts] = useState({ birth: '', day: '' })
  const [unreadable, setUnreadable] = useState({ birth: false, day: false })
  const [today, setToday] = useState<CalendarDate>()
  useRestoredFields(form, texts)
  useEffect(() => followClock((now) => setToday((shown) => dayOf(now, shown))), [])

  return {
    texts,
    today,
    /** The day of “Age on”, undefined while it is not valid. */
    day: today && !unreadable.day ? chosenDay(texts.day, today) : undefined,
    outcome:
      today === undefined ? ({ state: 'none' } as const) : outcomeOf(texts, unreadable, today),
    setText: (name: FieldName, text: string) => {
      setToday(localDate(new Date()))
      setTexts({ ...texts, [name]: text })
      setUnreadable({ ...unreadable, [name]: false })
    },
    setUnreadable: (name: FieldName, isUnreadable: boolean) =>
      setUnreadable((current) =>
        current[name] === isUnreadable ? current : { ...current, [name]: isUnreadable },
      ),
    calculate: () => setToday(localDate(new Date())),
  }
}

/** Returns the same object on the same day, so that nothing is redrawn. */
function dayOf(now: Date, shown: CalendarDate | undefined): CalendarDate {
  const today = localDate(now)
  return shown !== undefined && isoDate(shown) === isoDate(today) ? shown : today
}

function chosenDay(text: string, today: CalendarDate): CalendarDate | undefined {
  return text === '' ? today : parseDate(text)
}

function outcomeOf(
  texts: Record<FieldName, string>,
  unreadable: Record<FieldName, boolean>,
  today: CalendarDate,
): AgeOutcome {
  const birth = parseDate(texts.birth)
  const day = chosenDay(texts.day, today)
  if (unreadable.birth || (texts.birth !== '' && birth === undefined)) return failed('birth')
  if (unreadable.day || day === undefined) return failed('day')
  if (birth === undefined) return { state: 'none' }
  if (isBefore(today, birth)) return failed('birth', 'The date of birth is in the future.')
  try {
    const isToday = isoDate(day) === isoDate(today)
    return { state: 'done', birth, day, isToday, age: ageOn(birth, day) }
  } catch (error) {
    return failed('day', (error as Error).message)
  }
}

function failed(field: FieldName, reason = UNREADABLE[field]): AgeOutcome {
  return { state: 'failed', field, reason }
}

/** A timer until midnight would be late after sleep or a change of the clock or time zone. */
const LONGEST_WAIT_MS = 60_000

/**
 * Calls `onTime` now, at midnight by the visitor's clock, when the page becomes visible, and once a minute. Returns the function
 * that stops it.
 */
function followClock(onTime: (now: Date) => void): () => void {
  let cancel: (() => void) | undefined
  const read = () => {
    const now = new Date()
    cancel?.()
    cancel = after(Math.min(millisecondsToMidnight(now), LONGEST_WAIT_MS), read)
    onTime(now)
  }
  read()
  document.addEventListener('visibilitychange', read)
  return () => {
    cancel?.()
    document.removeEventListener('visibilitychange', read)
  }
}

function millisecondsToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return midnight.getTime() - now.getTime()
}

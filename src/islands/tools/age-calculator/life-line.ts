import { daysBetween, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { strokesAlong, type HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'
import { counted } from '@/lib/quantity.ts'

import type { Age } from './age.ts'

/** Nobody has become older than 122 years; a building has, and its strokes would be hairs. */
const MOST_YEARS = 129

/**
 * Returns the years of a life as strokes: those that are over, the one that runs filled as far as it has come, and outlines up to
 * the end of the decade. Undefined for more years than can be told apart.
 */
export function lifeLine(day: CalendarDate, age: Age): HeadLineDrawing | undefined {
  if (age.years > MOST_YEARS) return undefined
  const places = Math.floor(age.years / 10) * 10 + 10
  const passed = partOfYear(day, age)
  const strokes = Array.from({ length: places }, (_, year) => {
    if (year < age.years) return { parts: [{ length: 1, color: 'principal' as const }] }
    if (year > age.years) return { parts: [{ length: 1 }] }
    return { parts: [{ length: passed, color: 'interest' as const }, { length: 1 - passed }] }
  })
  return {
    title: `${counted(age.years, 'year')} completed, and the year that runs.`,
    hanging: strokesAlong(strokes).filter(({ height }) => height > 0),
    words: [
      { x: 0, y: 100, text: 'Year 1', anchor: 'start' },
      { x: 100, y: 100, text: String(places), anchor: 'end' },
    ],
    bead: (100 * (age.years + 0.5)) / places,
  }
}

/** Returns the part of the running year of life that has passed. */
function partOfYear(day: CalendarDate, { daysUntilBirthday, nextBirthday }: Age): number {
  if (daysUntilBirthday === 0) return 0
  const lastBirthday = { ...nextBirthday, year: nextBirthday.year - 1 }
  const passed = daysBetween(lastBirthday, day)
  return passed / (passed + daysUntilBirthday)
}

/** Returns when the running year of life ends: "Year 27 ends in 9 days." On a birthday a year begins. */
export function endOfYear({ years, daysUntilBirthday }: Age): string {
  if (daysUntilBirthday === 0) return `Year ${years + 1} begins.`
  return `Year ${years + 1} ends in ${counted(daysUntilBirthday, 'day')}.`
}

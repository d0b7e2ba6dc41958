import { longDate } from '@/lib/long-date.ts'

/** Returns a day of the rules in words: "2026-11-21" → "21 November 2026". */
export function dayInWords(day: string): string {
  return longDate(new Date(`${day}T12:00`))
}

/** The English months. The first date format of `Intl` would take tens of milliseconds on a phone. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Formats a date in the visitor's time zone: "21 November 2026". */
export function longDate(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** Returns an ISO day in words: "2026-11-21" → "21 November 2026". */
export function dayInWords(day: string): string {
  return longDate(new Date(`${day}T12:00`))
}

/** Returns whether a text is a day of the calendar in the form YYYY-MM-DD. 2026-02-30 is not one. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  // Engines read 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

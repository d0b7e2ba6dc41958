/** Returns whether a text is a day of the calendar in the form YYYY-MM-DD. 2026-02-30 is not one. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  // Engines read 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

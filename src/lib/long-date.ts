/** The months as English names them. Not by `Intl`, whose first date format costs a phone tens of milliseconds at page load. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** A date in full, in the visitor's time zone: "21 November 2026". */
export function longDate(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** A number of months in words: "1 month", "9 months". */
export function inMonths(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`
}

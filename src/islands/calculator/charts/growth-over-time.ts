import { rupees } from '@/lib/format.ts'

import type { OverTime, Series } from './chart-types.ts'

/** More than all the money in the world. A chart of such amounts is useless, and its axis labels do not fit. */
const MOST_DRAWN = 1e15

interface Growth {
  title: string
  /** The series labels: amount paid in, earnings, value. */
  names: readonly [string, string, string]
  /** The amount before the first year. */
  atStart: number
  /** The year, then the three amounts at its end. */
  rows: readonly (readonly [number, number, number, number])[]
  look: 'area' | 'bar'
}

/** Returns the growth of money year by year. Undefined if there is no year to draw or an amount is too large. */
export function growthOverTime({
  title,
  names,
  atStart,
  rows,
  look,
}: Growth): OverTime | undefined {
  if (rows.length === 0 || !isDrawable([atStart, ...rows.flat()])) return undefined
  const [paidIn, earned, value] = names
  const column = (index: 1 | 2 | 3) => rows.map((row) => row[index])
  const series: Series[] =
    look === 'bar'
      ? [
          { label: paidIn, color: 'principal', look, amounts: column(1) },
          { label: earned, color: 'interest', look, amounts: column(2) },
        ]
      : [
          { label: paidIn, color: 'principal', look, amounts: [atStart, ...column(1)] },
          { label: value, color: 'interest', look, amounts: [atStart, ...column(3)] },
        ]
  const years = rows.map(([year]) => year)
  return {
    title,
    ...inWords(rows),
    xUnit: 'years',
    yUnit: 'rupees',
    x: look === 'bar' ? years : [0, ...years],
    series,
  }
}

/** Returns whether an axis can show the amounts. */
export function isDrawable(amounts: readonly number[]): boolean {
  return amounts.every((amount) => Math.abs(amount) <= MOST_DRAWN)
}

/** Returns the summary: the year from which earnings exceed payments, or otherwise how the earnings grow. */
function inWords(rows: Growth['rows']): Pick<OverTime, 'sentence' | 'mark'> {
  const years = rows
    .filter(([year]) => Number.isInteger(year))
    .map((row, index) => {
      const [, paidBefore, earnedBefore] = rows[index - 1] ?? [0, 0, 0]
      return { year: row[0], paid: row[1] - paidBefore, earned: row[2] - earnedBefore }
    })
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined)
    return { sentence: 'The money grows for less than a year.' }
  const paysEveryYear = years.length > 1 && last.paid > 0
  const overtaking = years.find(({ paid, earned }) => earned > paid)
  if (paysEveryYear && overtaking !== undefined && overtaking !== first)
    return {
      sentence: `From year ${overtaking.year} on the money earns more in a year than you pay in: ${rupees(overtaking.earned)} against ${rupees(overtaking.paid)}.`,
      mark: { x: overtaking.year, label: 'earnings overtake payments' },
    }
  if (paysEveryYear)
    return {
      sentence: `In year ${last.year} you pay in ${rupees(last.paid)}, and the money earns ${rupees(last.earned)}.`,
    }
  if (last.earned > first.earned && first.earned > 0)
    return {
      sentence: `Interest earns interest: ${rupees(first.earned)} in year 1 becomes ${rupees(last.earned)} in year ${last.year}.`,
    }
  return { sentence: `The money earns ${rupees(first.earned)} in year 1.` }
}

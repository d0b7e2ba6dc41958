/** Money that goes in or comes back on a day. */
export interface CashFlow {
  /** Counts days (`dayNumber`). */
  day: number
  /** Rupees: above 0 what came back, below 0 what was put in, as spreadsheets have it. */
  amount: number
}

/** Why amounts have no rate of their own. */
export type NoRate = 'one way' | 'one day' | 'no rate' | 'too large'

/** All rates at which the amounts balance, as fractions a year, ascending; with the reason where there is none. */
export interface Rates {
  rates: readonly number[]
  problem?: NoRate
}

/** Rates are looked for from −99.99992 % to about 1,20,000,000 % a year: e^±14 − 1. */
const FURTHEST = 14
const CELLS = 1400
/** What is this small a share of what it is added up from is the noise of the addition. */
const NOISE = 1e-13

/**
 * The yearly rates R at which dated amounts are together worth nothing.
 *
 * Formula: Σ amount_k ÷ (1 + R)^((day_k − day_0) ÷ 365) = 0, in whole days, with 365 days a year, leap years included.
 * Units: rupees and days; rates are fractions a year.
 * Special cases: amounts of one day are added up, their order is of no matter. Amounts that change their direction more than
 * once may have no rate or several.
 * Source: XIRR of Excel and of ISO/IEC 29500-1, 18.17.7; those give one of several rates.
 * Example: −1,00,000, +10,000 after 365 days and +1,15,000 after 912 → 9.87 %.
 */
export function xirr(flows: readonly CashFlow[]): Rates {
  const days = netByDay(flows)
  if (!days.every(({ amount }) => Number.isFinite(amount)))
    return { rates: [], problem: 'too large' }
  const signs = days.map(({ amount }) => Math.sign(amount))
  const turns = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
  if (turns === 0) return { rates: [], problem: isOneDay(flows) ? 'one day' : 'one way' }
  // Amounts that turn once have one rate at most, so no cells are needed to tell several apart.
  const rates = zeros(worthOf(days), turns === 1 ? 1 : CELLS).map(Math.expm1)
  return rates.length > 0 ? { rates } : { rates, problem: 'no rate' }
}

/** What each day brings in all, the earliest first, without days that bring nothing. */
export function netByDay(flows: readonly CashFlow[]): CashFlow[] {
  const byDay = new Map<number, number>()
  for (const { day, amount } of flows) byDay.set(day, (byDay.get(day) ?? 0) + amount)
  return [...byDay]
    .map(([day, amount]) => ({ day, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => one.day - other.day)
}

function isOneDay(flows: readonly CashFlow[]): boolean {
  return new Set(flows.filter(({ amount }) => amount !== 0).map(({ day }) => day)).size === 1
}

/** The sum of the amounts at u = ln(1 + R), against the size of its largest parts. */
type Worth = (u: number) => number

/**
 * What the amounts are worth at u, on the first day, or on the last one where that would overflow: a positive factor moves no
 * zero. As a share of what they would be worth if all went one way, so that what is noise is known at any size.
 */
function worthOf(days: readonly CashFlow[]): Worth {
  const [first, last] = [days[0]?.day ?? 0, days.at(-1)?.day ?? 0]
  const largest = Math.max(...days.map(({ amount }) => Math.abs(amount)))
  return (u) => {
    const from = u < 0 ? last : first
    let sum = 0
    let size = 0
    for (const { day, amount } of days) {
      const part = (amount / largest) * Math.exp((-u * (day - from)) / 365)
      sum += part
      size += Math.abs(part)
    }
    return sum / size
  }
}

/** The zeros of a sum, between −14 and 14: where it changes its sign, and where it only touches nought. */
function zeros(worth: Worth, cells: number): number[] {
  const width = (2 * FURTHEST) / cells
  const places = Array.from({ length: cells + 1 }, (_, index) => -FURTHEST + index * width)
  const values = places.map(worth)
  const found = places.flatMap((place, index) => {
    const value = values[index] ?? NaN
    if (value === 0) return [place]
    const [before, next] = [values[index - 1] ?? NaN, values[index + 1] ?? NaN]
    if (value * next < 0) return [crossing(worth, place, place + width)]
    const isNearest =
      value * before > 0 &&
      value * next > 0 &&
      Math.abs(value) <= Math.abs(before) &&
      Math.abs(value) <= Math.abs(next)
    return isNearest ? aroundTurn(worth, place - width, place + width) : []
  })
  return found.toSorted((one, other) => one - other)
}

function crossing(worth: Worth, from: number, to: number): number {
  const sign = Math.sign(worth(from))
  let [low, high] = [from, to]
  for (let step = 0; step < 64; step++) {
    const middle = (low + high) / 2
    if (Math.sign(worth(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Between two places of the same sign the sum comes nearest to nought at a turn: it may touch nought there, or cross it twice. */
function aroundTurn(worth: Worth, from: number, to: number): number[] {
  const sign = Math.sign(worth(from))
  let [low, high] = [from, to]
  for (let step = 0; step < 100; step++) {
    const third = (high - low) / 3
    if (sign * worth(low + third) < sign * worth(high - third)) high -= third
    else low += third
  }
  const turn = (low + high) / 2
  const value = worth(turn)
  if (Math.abs(value) <= NOISE) return [turn]
  if (sign * value > 0) return []
  return [crossing(worth, from, turn), crossing(worth, turn, to)]
}

/** What an amount was worth on the first day, at a yearly rate in percent: amount ÷ (1 + rate)^(days ÷ 365). */
export function worthOfFlow({ day, amount }: CashFlow, first: number, ratePercent: number): number {
  return amount * Math.exp((-Math.log1p(ratePercent / 100) * (day - first)) / 365)
}

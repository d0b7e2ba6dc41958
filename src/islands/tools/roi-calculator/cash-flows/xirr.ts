/** Money put in or got back on a day. */
export interface CashFlow {
  /** Counts days (`dayNumber`). */
  day: number
  /** Rupees: positive for money got back, negative for money put in, as in spreadsheets. */
  amount: number
}

/** Why amounts have no rate. */
export type NoRate = 'one way' | 'one day' | 'no rate' | 'too large'

/** All rates at which the amounts balance, as fractions a year, ascending; with the reason when there is none. */
export interface Rates {
  rates: readonly number[]
  problem?: NoRate
}

/** The search covers −99.99992 % to about 1,20,000,000 % a year: e^±14 − 1. */
const FURTHEST = 14
const CELLS = 1400
/** A sum below this share of its parts is rounding noise. */
const NOISE = 1e-13

/**
 * Returns the yearly rates R at which dated amounts have a present value of 0.
 *
 * Formula: Σ amount_k ÷ (1 + R)^((day_k − day_0) ÷ 365) = 0, in whole days, with 365 days a year, leap years included.
 * Units: rupees and days; rates are fractions a year.
 * Special cases: amounts of one day are added up, in any order. Amounts that change their direction more than once may have
 * no rate or several.
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
  // Amounts that change direction once have at most one rate, so one cell is enough.
  const rates = zeros(worthOf(days), turns === 1 ? 1 : CELLS).map(Math.expm1)
  return rates.length > 0 ? { rates } : { rates, problem: 'no rate' }
}

/** Returns the total of each day, the earliest first, without days of ₹0. */
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
 * Returns the worth of the amounts at u, on the first day, or on the last one when that would overflow: a positive factor does not
 * move a zero. It is a share of the sum of their sizes, so that rounding noise is known at any size.
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

/** Returns the zeros of a sum between −14 and 14: where it changes its sign, and where it only touches 0. */
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

/** Searches between two places of the same sign, where the sum turns nearest to 0: it may touch 0 there, or cross it twice. */
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

/**
 * Returns the worth of an amount on the first day, at a yearly rate in percent: amount ÷ (1 + rate)^(days ÷ 365). At −100 % a
 * later amount has none, so it is NaN.
 */
export function worthOfFlow({ day, amount }: CashFlow, first: number, ratePercent: number): number {
  if (ratePercent <= -100) return day === first ? amount : NaN
  return amount * Math.exp((-Math.log1p(ratePercent / 100) * (day - first)) / 365)
}

import {
  equityGains,
  equityGainsTax,
  type YearOfGains,
} from '@/islands/calculator/money/capital-gains.ts'

/** Savings with a monthly withdrawal, and the tax on the gains in it. Amounts are rupees. */
export interface RunDownInput {
  savings: number
  annualRatePercent: number
  /** The withdrawal of each month of the first year. */
  withdrawal: number
  /** When in the month it is taken out. */
  takenAt: 'end' | 'start'
  /** The yearly rise of the withdrawal. */
  risePercent: number
  /** Only gains in an equity fund are taxed at a rate that does not depend on other income. */
  taxedAs: 'equity' | 'other'
  /** The part of the savings that is gain, in percent. */
  gainPercent: number
  /** The age of the units at the start, in months. */
  heldMonths: number
  /** The part of the yearly exemption that other gains use, in rupees. */
  exemptionUsed: number
}

/** Twelve months, counted from the start. */
export interface WithdrawalYear {
  year: number
  withdrawn: number
  gains: YearOfGains
  tax: number
  left: number
}

interface RunDown {
  /** The month of the last withdrawal; NaN when the savings last longer. */
  months: number
  lastWithdrawal: number
  left: number
  schedule: WithdrawalYear[]
}

/** Rounding errors of a billionth must not cause a further withdrawal. */
const TOLERANCE = 1 + 1e-9

/**
 * Simulates the savings month by month, until they or the months end.
 *
 * All units have the same cost, so the gain in a withdrawal is withdrawal × (1 − cost ÷ value). First in, first out, which the
 * law requires for units with different costs, gives the same gain.
 */
export function runDown(input: RunDownInput, months: number): RunDown {
  const monthlyRate = input.annualRatePercent / 1200
  const [before, after] = input.takenAt === 'start' ? [0, monthlyRate] : [monthlyRate, 0]
  const schedule: WithdrawalYear[] = []
  let left = input.savings
  let cost = input.savings * (1 - input.gainPercent / 100)
  for (let month = 1; month <= months; month++) {
    const value = left * (1 + before)
    const wanted = input.withdrawal * (1 + input.risePercent / 100) ** Math.floor((month - 1) / 12)
    const isLast = value <= wanted * TOLERANCE
    const withdrawn = isLast ? value : wanted
    const part = value === 0 ? 0 : withdrawn / value
    left = isLast ? 0 : (value - withdrawn) * (1 + after)
    addMonth(schedule, { month, withdrawn, gain: withdrawn - cost * part, left }, input)
    cost -= cost * part
    if (isLast) return { months: month, lastWithdrawal: withdrawn, left, schedule: taxed(schedule, input) } // prettier-ignore
  }
  const reached = months >= 1 ? left : NaN
  return { months: NaN, lastWithdrawal: NaN, left: reached, schedule: taxed(schedule, input) }
}

interface Month {
  month: number
  withdrawn: number
  gain: number
  left: number
}

function addMonth(
  schedule: WithdrawalYear[],
  { month, withdrawn, gain, left }: Month,
  { heldMonths, takenAt }: RunDownInput,
): void {
  const number = Math.ceil(month / 12)
  const year = schedule[number - 1] ?? {
    year: number,
    withdrawn: 0,
    gains: { shortTerm: 0, longTerm: 0 },
    tax: 0,
    left: 0,
  }
  schedule[number - 1] = year
  year.withdrawn += withdrawn
  year.left = left
  if (Number.isNaN(heldMonths)) year.gains.shortTerm = NaN
  const age = heldMonths + (takenAt === 'start' ? month - 1 : month)
  year.gains[age > equityGains.shortTermMonths ? 'longTerm' : 'shortTerm'] += gain
}

function taxed(
  schedule: WithdrawalYear[],
  { taxedAs, exemptionUsed }: RunDownInput,
): WithdrawalYear[] {
  if (taxedAs === 'other') return schedule
  return schedule.map((year) => ({ ...year, tax: equityGainsTax(year.gains, exemptionUsed) }))
}

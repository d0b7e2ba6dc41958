import { endOf, problemOf, type Problem } from '../deposit/bank-deposit.ts'
import { interestUntil, type Deposit } from '../deposit/deposit-value.ts'
import type { Payee } from '../tax-deducted.ts'

/** A deposit as it stands in the list. Amounts are rupees; days count as `dayNumber` counts them, NaN while open. */
export interface LadderEntry {
  principal: number
  annualRatePercent: number
  startDate: number
  years: number
  days: number
  /** Deposits with the same letter stand at the same bank. */
  bank: string
}

export interface LadderInput {
  deposits: readonly LadderEntry[]
  age: Payee['age']
}

/** A deposit with what it comes to. */
export interface Rung {
  /** Its place in the list, from 1 on. */
  number: number
  bank: string
  deposit: Deposit
  interest: number
}

export interface LadderResult {
  /** Those that can be counted, in the order of the list. */
  rungs: readonly Rung[]
  /** Rupees; NaN when a deposit cannot be counted. */
  principal: number
  interest: number
}

/**
 * Several deposits and what they come to together: each earns interest as in `interestUntil`, added every quarter and paid at
 * the end.
 * Units: rupees, percent a year, days. Special cases: no deposit comes to 0; one that cannot be counted leaves no sum.
 * Example: ₹3,00,000 each at 7 % from 1 December 2026 for one, two and three years come to ₹10,35,654.
 */
export function ladder({ deposits }: LadderInput): LadderResult {
  const rungs = deposits.flatMap((entry, index) => {
    const deposit = depositOf(entry)
    if (problemOf(deposit, 'length') !== undefined) return []
    return { number: index + 1, bank: entry.bank, deposit, interest: interestUntil(deposit, deposit.end) } // prettier-ignore
  })
  const isWhole = rungs.length === deposits.length
  const sum = (amounts: number[]) => (isWhole ? amounts.reduce((all, one) => all + one, 0) : NaN)
  return {
    rungs,
    principal: sum(rungs.map(({ deposit }) => deposit.principal)),
    interest: sum(rungs.map(({ interest }) => interest)),
  }
}

/** Deposits in the order in which they mature. */
export function byEnd(rungs: readonly Rung[]): Rung[] {
  return rungs.toSorted((one, other) => one.deposit.end - other.deposit.end)
}

/** Why an entry cannot be counted, undefined when it can. */
export function entryProblem(entry: LadderEntry): Problem | undefined {
  return problemOf(depositOf(entry), 'length')
}

function depositOf({ principal, annualRatePercent, startDate, years, days }: LadderEntry): Deposit {
  const end = endOf(startDate, years, days)
  return {
    principal,
    annualRatePercent,
    start: startDate,
    end,
    payout: 'maturity',
    dayCount: '365',
  }
}

import { endOf, problemOf } from '../deposit/bank-deposit.ts'
import { interestUntil, type Deposit } from '../deposit/deposit-value.ts'
import type { Problem } from '../shared-fields.ts'
import type { Payee } from '../tax-deducted.ts'

/** A deposit of the list. Amounts are rupees. Days are day numbers as in `dayNumber`, NaN while a field is empty. */
export interface LadderEntry {
  principal: number
  annualRatePercent: number
  startDate: number
  years: number
  days: number
  /** A letter for each bank. */
  bank: string
}

export interface LadderInput {
  deposits: readonly LadderEntry[]
  age: Payee['age']
}

/** A valid deposit with its interest. */
export interface Rung {
  /** Its position in the list, from 1. */
  number: number
  bank: string
  deposit: Deposit
  interest: number
}

export interface LadderResult {
  /** The valid deposits in the order of the list. */
  rungs: readonly Rung[]
  /** Rupees; NaN when a deposit is not valid. */
  principal: number
  interest: number
}

/**
 * Calculates several deposits and their totals. Each earns interest as in `interestUntil`, added quarterly and paid at maturity.
 * Units: rupees, percent a year, days. Special cases: 0 for an empty list; NaN totals when a deposit is not valid.
 * Example: ₹3,00,000 each at 7 % from 1 December 2026 for one, two and three years mature to ₹10,35,654.
 */
export function ladder({ deposits }: LadderInput): LadderResult {
  const rungs = deposits.flatMap((entry, index) => {
    const deposit = depositOf(entry)
    if (problemOf(deposit, 'length') !== undefined) return []
    return { number: index + 1, bank: entry.bank, deposit, interest: interestUntil(deposit, deposit.end) } // prettier-ignore
  })
  const isValid = rungs.length === deposits.length
  const sum = (amounts: number[]) => (isValid ? amounts.reduce((all, one) => all + one, 0) : NaN)
  return {
    rungs,
    principal: sum(rungs.map(({ deposit }) => deposit.principal)),
    interest: sum(rungs.map(({ interest }) => interest)),
  }
}

/** Sorts deposits by maturity. */
export function byEnd(rungs: readonly Rung[]): Rung[] {
  return rungs.toSorted((one, other) => one.deposit.end - other.deposit.end)
}

/** Returns the validation error of an entry, undefined for a valid one. */
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

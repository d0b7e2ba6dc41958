import { interestUntil } from './deposit/deposit-value.ts'
import type { Rung } from './ladder/ladder.ts'

/** What is insured of all deposits of one person at one bank, principal and interest together. */
export const INSURANCE = { rupees: 500_000, source: 'DICGC, since 4 February 2020' } as const

/** The most that stands at a bank at a time, principal and interest together, in rupees, and the first day of it. */
export interface AtBank {
  bank: string
  most: number
  day: number
}

/**
 * The most that stands at each bank, by its letter. Deposits only grow until one ends, so it is on the day on which one of them
 * ends; a deposit that begins on that day does not stand beside it.
 */
export function mostAtBanks(rungs: readonly Rung[]): AtBank[] {
  const banks = [...new Set(rungs.map(({ bank }) => bank))].toSorted()
  return banks.map((bank) => {
    const held = rungs.filter((rung) => rung.bank === bank).map(({ deposit }) => deposit)
    const days = [...new Set(held.map(({ end }) => end))].toSorted((one, other) => one - other)
    let found: AtBank = { bank, most: 0, day: days[0] ?? NaN }
    for (const day of days) {
      const most = held
        .filter(({ start, end }) => start < day && day <= end)
        .reduce((all, deposit) => all + deposit.principal + interestUntil(deposit, day), 0)
      if (most > found.most) found = { bank, most, day }
    }
    return found
  })
}

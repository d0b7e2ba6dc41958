import { dayInWords } from '@/lib/long-date.ts'

import { interestUntil } from './deposit/deposit-value.ts'
import type { Rung } from './ladder/ladder.ts'

/** The cover for all deposits of one person at one bank, principal and interest together. */
export const INSURANCE = {
  rupees: 500_000,
  from: '2020-02-04',
  reviewBy: '2027-04-01',
  source: 'DICGC (Deposit Insurance and Credit Guarantee Corporation)',
  checked: '2026-11-21',
} as const

/** The source of the cover in a sentence. */
export const INSURANCE_SOURCE = `DICGC, since ${dayInWords(INSURANCE.from)}`

/** The largest balance at a bank, principal and interest together, in rupees, and the first day on which it is reached. */
interface LargestBalance {
  bank: string
  most: number
  day: number
}

/**
 * Returns the largest balance at each bank, by its letter. Balances only fall when a deposit matures, so the largest one is
 * reached on such a day. A deposit that begins on that day replaces the old one and does not add to it.
 */
export function mostAtBanks(rungs: readonly Rung[]): LargestBalance[] {
  const banks = [...new Set(rungs.map(({ bank }) => bank))].toSorted()
  return banks.map((bank) => {
    const deposits = rungs.filter((rung) => rung.bank === bank).map(({ deposit }) => deposit)
    const days = [...new Set(deposits.map(({ end }) => end))].toSorted((one, other) => one - other)
    let largest = { bank, most: 0, day: days[0] ?? NaN }
    for (const day of days) {
      const most = deposits
        .filter(({ start, end }) => start < day && day <= end)
        .reduce((all, deposit) => all + deposit.principal + interestUntil(deposit, day), 0)
      if (most > largest.most) largest = { bank, most, day }
    }
    return largest
  })
}

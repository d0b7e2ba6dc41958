import { groupedNumber } from '@/lib/digit-groups.ts'

/** An amount in as few characters as the end of a slider has room for: 20000000 → "2 crore", 50000 → "50,000". */
export function withUnitWord(amount: number): string {
  if (amount >= 1e7) return `${groupedNumber(amount / 1e7)} crore`
  return amount >= 1e5 ? `${groupedNumber(amount / 1e5)} lakh` : groupedNumber(amount)
}

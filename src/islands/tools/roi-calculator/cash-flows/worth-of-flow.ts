import type { CashFlow } from './xirr.ts'

/** What an amount was worth on the first day, at a yearly rate in percent: amount ÷ (1 + rate)^(days ÷ 365). */
export function worthOfFlow({ day, amount }: CashFlow, first: number, ratePercent: number): number {
  return amount * Math.exp((-Math.log1p(ratePercent / 100) * (day - first)) / 365)
}

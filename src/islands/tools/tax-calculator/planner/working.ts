import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, money } from '@/islands/calculator/results/numbers.ts'
import type { Plan, RegimePlan } from './plan.ts'
import { incomeLines, taxLines, type PlanLine } from './plan-lines.ts'

/** Explains taxable income and tax of each regime, with the sections. Empty without a tax. */
export function working(result: Plan): Working[] {
  if (!Number.isFinite(result.difference)) return []
  return (['new', 'old'] as const).flatMap((regime) => {
    const one = result[regime]
    const { citation } = result.year.regimes[regime]
    const name = regime === 'new' ? 'New Regime' : 'Old Regime'
    return [
      { label: `Tax, ${name}`, lines: [citation, ...taxInLines(one)] },
      { label: `Taxable Income, ${name}`, lines: inLines(incomeLines(one).slice(0, -1), one.taxableIncome) }, // prettier-ignore
    ]
  })
}

function taxInLines(one: RegimePlan): string[] {
  const { slabIncome, gains } = one
  const measured = gains
    .filter(({ amount, setOff }) => amount + setOff > 0)
    .map(
      ({ amount, setOff, taxed, ratePercent }) =>
        `Of a gain of ${money(amount + setOff)}, ${money(taxed)} is taxed at ${ratePercent}%`,
    )
  return [`By slabs: ${money(slabIncome)}`, ...measured, ...inLines(taxLines(one), one.tax)]
}

function inLines(lines: readonly PlanLine[], sum: number): string[] {
  return [
    ...lines
      .filter(({ amount }) => Math.abs(amount) >= 0.005)
      .map(({ label, amount }) => `${label}: ${money(amount)}`),
    equalsRupees(sum),
  ]
}

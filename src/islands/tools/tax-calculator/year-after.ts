import type { Regime, RegimeRules, TaxYear } from './tax-rules.ts'

/** What is new in a year. A Finance Act names the rates of each year anew, so the citations and the days are never inherited. */
type Changes = Pick<TaxYear, 'id' | 'label' | 'from'> &
  Partial<Pick<TaxYear, 'cessPercent' | 'roundingSections'>> & {
    lastChecked: string
    regimes: Record<Regime, Partial<RegimeRules> & Pick<RegimeRules, 'citation'>>
  }

/** The rules of a year: those of the year before, with what the law has changed since. */
export function yearAfter(before: TaxYear, changes: Changes): TaxYear {
  return {
    ...before,
    ...changes,
    regimes: {
      new: { ...before.regimes.new, ...changes.regimes.new },
      old: { ...before.regimes.old, ...changes.regimes.old },
    },
  }
}

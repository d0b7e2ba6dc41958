export type Regime = 'new' | 'old'
export type AgeBand = 'below-60' | '60-to-79' | '80-and-over'

/** The age bands with their labels, for a choice. */
export const AGE_BANDS: readonly (readonly [AgeBand, string])[] = [
  ['below-60', 'Below 60'],
  ['60-to-79', '60 to 79'],
  ['80-and-over', '80 and over'],
]

/** Income above `from` rupees, up to the next slab, pays `ratePercent`. */
export interface Slab {
  from: number
  ratePercent: number
}

/** Income tax taken back from resident individuals whose taxable income is low. */
interface Rebate {
  /** The largest taxable income, in rupees, that gets it. */
  upToIncome: number
  /** The largest rebate, in rupees. */
  atMost: number
  /** Whether the tax just above `upToIncome` is limited to the income above it. */
  marginalRelief: 'yes' | 'no'
}

/** Further tax in percent of the tax, for taxable incomes above `above` rupees. */
interface SurchargeBand {
  above: number
  ratePercent: number
}

export interface RegimeRules {
  /** The Act, section and schedule with the rates and the rebate. The old regime's rates are in a Finance Act of each year. */
  citation: string
  slabs: Record<AgeBand, readonly Slab[]>
  /** The deduction from every salary or pension, in rupees. */
  standardDeduction: number
  /** The new regime closes nearly every deduction (80C, 80D, rent, home loan of one's own house …). */
  typedDeductions: 'all' | 'few'
  rebate?: Rebate
  surcharge: readonly SurchargeBand[]
}

/** The rules of one year: one file in `years/`, which says what differs from the year before. */
export interface TaxYear {
  /** Part of share links and storage: never change it. */
  id: string
  label: string
  /** 'law' applies everything the law says; 'table' only slabs and cess. */
  kind: 'law' | 'table'
  /** The first day of the year, as year-month-day. */
  from: string
  regimes: Record<Regime, RegimeRules>
  /** Health and education cess, in percent of tax and surcharge. */
  cessPercent: number
  /** Where income and tax are rounded to the nearest ten rupees, the section that says so. */
  roundingSections: string
  /** The day this file was last compared with the law, as year-month-day. The specification's table has no such day. */
  lastChecked?: string
}

/** Returns the same slabs for every age, as in the new regime. */
export function atAnyAge(slabs: readonly Slab[]): Record<AgeBand, readonly Slab[]> {
  return { 'below-60': slabs, '60-to-79': slabs, '80-and-over': slabs }
}

/** What changes in a year. Each Finance Act sets the rates again, so citations and days are never inherited. */
type Changes = Pick<TaxYear, 'id' | 'label' | 'from'> &
  Partial<Pick<TaxYear, 'cessPercent' | 'roundingSections'>> & {
    lastChecked: string
    regimes: Record<Regime, Partial<RegimeRules> & Pick<RegimeRules, 'citation'>>
  }

/** Returns the rules of a year: those of the year before with the changes. */
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

import { breakEven, type BreakEven, cheaperRegime, type CheaperRegime } from '../income-tax.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import { gainsOf, isOnBothSides } from './gains.ts'
import { type Heads, headsOf } from './heads.ts'
import { itemDeductions, type ItemDeductions, totalOf } from './item-deductions.ts'
import type { PlannerInput } from './planner-input.ts'
import type { Taxed, TaxSteps } from './regime-tax.ts'
import { type BeforeSetOff, leastSetOff, type SetOff } from './set-off.ts'

/** A year in one regime, from the income by heads to the tax. Rupees. */
export interface RegimePlan extends TaxSteps {
  taxed: Taxed
  heads: Heads
  items: ItemDeductions
  /** The income before a loss from house property is set off, and how it is. */
  before: BeforeSetOff
  setOff: Pick<SetOff, 'againstHeads' | 'againstGains'>
  /** The part of that loss that is not set off this year. */
  unusedLoss: number
  /** The part of the items for which there is no income. */
  unusedItems: number
}

/** A year in both regimes. Rupees. */
export interface Plan extends Record<Regime, RegimePlan> {
  year: TaxYear
  /** The total income: gross salary, rent, other income and gains. */
  income: number
  cheaper: CheaperRegime
  /** The difference of the taxes. */
  difference: number
  /** The deductions of the old regime without the standard deduction. */
  oldDeductions: number
  breakEven: BreakEven
}

/**
 * Returns the tax of a year in both regimes, item by item, by the law of the input's year.
 * Negative amounts count as 0. An amount that is not a number leaves no tax.
 */
export function plan(entered: PlannerInput): Plan {
  const input = withoutNegatives(entered)
  const year = lawFor(input.taxYear)
  const inNew = regimePlan(input, 'new', year)
  const inOld = regimePlan(input, 'old', year)
  const oldIncome = incomeBeforeDeductions(inOld.heads)
  const { againstHeads, againstGains } = inOld.setOff
  // Deductions up to the loss are a smaller loss; further ones lower the other income.
  const oldTaxWith = (deductions: number) => {
    const loss = Math.min(deductions, againstHeads + againstGains)
    return leastSetOff({ ...inOld.before, heads: oldIncome, items: deductions - loss, loss }).steps
      .tax
  }
  return {
    year,
    new: inNew,
    old: inOld,
    income: incomeOf(input, year),
    cheaper: cheaperRegime(inNew.tax, inOld.tax),
    difference: Math.abs(inNew.tax - inOld.tax),
    oldDeductions: oldIncome - inOld.taxed.ordinary + againstGains,
    breakEven: breakEven(inNew.tax, oldIncome + againstGains, oldTaxWith),
  }
}

/** Returns one regime of a year. The input must not contain negative amounts. */
export function regimePlan(
  input: PlannerInput,
  regime: Regime,
  year: TaxYear,
  rounding: Taxed['rounding'] = 'as by law',
): RegimePlan {
  const heads = headsOf(input, regime, year)
  const items = itemDeductions(input, regime, year)
  const wanted = totalOf(items)
  const { ageBand } = input
  const before: BeforeSetOff = {
    ...{ year, regime, ageBand, rounding },
    heads: heads.total,
    main: heads.salary.income,
    items: wanted,
    loss: heads.house.lossInLimit,
    gains: gainsOf(input, year),
  }
  const { taxed, steps, againstHeads, againstGains } = leastSetOff(before)
  return {
    ...steps,
    taxed,
    heads,
    items,
    before,
    setOff: { againstHeads, againstGains },
    unusedLoss: heads.house.loss - againstHeads - againstGains,
    unusedItems: wanted - (heads.total - againstHeads - taxed.ordinary),
  }
}

/** Returns the input with 0 instead of negative amounts. */
export function withoutNegatives(input: PlannerInput): PlannerInput {
  const amounts = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? Math.max(0, value) : value,
  ])
  return Object.fromEntries(amounts) as PlannerInput
}

/** Returns the income that the old regime would tax with only the standard deduction. */
function incomeBeforeDeductions({ salary, house, other }: Heads): number {
  return salary.gross - salary.standardDeduction + Math.max(0, house.let) + other.gross
}

function incomeOf(input: PlannerInput, year: TaxYear): number {
  const { equityShortBefore, equityLongBefore, otherLongBefore } = input
  const earlier = equityShortBefore + equityLongBefore + otherLongBefore
  const fromProperty = Math.max(0, input.propertyPrice - input.propertyCost)
  return (
    input.grossIncome +
    input.rentReceived +
    input.otherIncome +
    input.savingsInterest +
    input.depositInterest +
    input.familyPension +
    input.equityShort +
    input.equityLong +
    input.otherLong +
    (isOnBothSides(input, year) ? earlier : 0) +
    fromProperty
  )
}

import { breakEven, type BreakEven, cheaperRegime, type CheaperRegime } from '../income-tax.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import { gainsOf } from './gains.ts'
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
  /** The part of that loss that lowers nothing this year. */
  unusedLoss: number
  /** The part of the items that there is no income for. */
  unusedItems: number
}

/** A year in both regimes. Rupees. */
export interface Plan extends Record<Regime, RegimePlan> {
  year: TaxYear
  /** All that comes in: gross salary, rent, other income and gains. */
  income: number
  cheaper: CheaperRegime
  /** What the cheaper regime saves. */
  difference: number
  /** What the old regime takes off the income besides the standard deduction. */
  oldDeductions: number
  breakEven: BreakEven
}

/**
 * The tax of a year in both regimes, item by item, by the law of the input's year.
 * Negative amounts count as nothing; an amount that is no number leaves no tax.
 */
export function plan(given: PlannerInput): Plan {
  const input = withoutNegatives(given)
  const year = lawFor(input.taxYear)
  const inNew = regimePlan(input, 'new', year)
  const inOld = regimePlan(input, 'old', year)
  const oldIncome = incomeBeforeDeductions(inOld.heads)
  const { againstHeads, againstGains } = inOld.setOff
  // A deduction more or less is one from the other income; less than the loss is a smaller loss.
  const oldTaxWith = (deductions: number) => {
    const loss = Math.min(deductions, againstHeads + againstGains)
    return leastSetOff({ ...inOld.before, heads: oldIncome, items: deductions - loss, loss }).steps
      .tax
  }
  return {
    year,
    new: inNew,
    old: inOld,
    income: incomeOf(input),
    cheaper: cheaperRegime(inNew.tax, inOld.tax),
    difference: Math.abs(inNew.tax - inOld.tax),
    oldDeductions: oldIncome - inOld.taxed.ordinary + againstGains,
    breakEven: breakEven(inNew.tax, oldIncome + againstGains, oldTaxWith),
  }
}

/** One regime of a year. The input must hold no negative amounts. */
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

/** The input with nothing in place of negative amounts. */
export function withoutNegatives(input: PlannerInput): PlannerInput {
  const amounts = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? Math.max(0, value) : value,
  ])
  return Object.fromEntries(amounts) as PlannerInput
}

/** What the old regime would tax without any deduction but the standard one. */
function incomeBeforeDeductions({ salary, house, other }: Heads): number {
  return salary.gross - salary.standardDeduction + Math.max(0, house.let) + other.gross
}

function incomeOf(input: PlannerInput): number {
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
    fromProperty
  )
}

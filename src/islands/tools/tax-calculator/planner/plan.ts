import { breakEven, cheaperRegime, type BreakEven, type CheaperRegime } from '../cheaper-regime.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import { gainsOf } from './gains.ts'
import { headsOf, type Heads } from './heads.ts'
import { itemDeductions, totalOf, type ItemDeductions } from './item-deductions.ts'
import type { PlannerInput } from './planner-input.ts'
import { regimeTax, type Taxed, type TaxSteps } from './regime-tax.ts'

/** A year in one regime, from the income by heads to the tax. Rupees. */
export interface RegimePlan extends TaxSteps {
  taxed: Taxed
  heads: Heads
  items: ItemDeductions
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
  const oldTaxWith = (deductions: number) =>
    regimeTax({ ...inOld.taxed, ordinary: Math.max(0, oldIncome - deductions) }).tax
  return {
    year,
    new: inNew,
    old: inOld,
    income: incomeOf(input),
    cheaper: cheaperRegime(inNew.tax, inOld.tax),
    difference: Math.abs(inNew.tax - inOld.tax),
    oldDeductions: oldIncome - inOld.taxed.ordinary,
    breakEven: breakEven(inNew.tax, oldIncome, oldTaxWith),
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
  const ordinary = Math.max(0, heads.total - wanted)
  const { ageBand } = input
  const taxed: Taxed = { year, regime, ageBand, ordinary, gains: gainsOf(input, year), rounding }
  return {
    ...regimeTax(taxed),
    taxed,
    heads,
    items,
    unusedItems: wanted - (heads.total - ordinary),
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

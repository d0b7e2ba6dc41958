import { MICRO, rebateOn, type SlabLine, slabLines, slabTax, surchargeOn } from './slab-tax.ts'
import type { AgeBand, Regime, RegimeRules, TaxYear } from './tax-rules.ts'
import { findTaxYear } from './tax-years.ts'

export interface TaxInput {
  grossIncome: number
  deductions: number
  regime: Regime
  /** The id of a file in `years/`. */
  taxYear: string
  /** A salary or pension gets the standard deduction; other income does not. By law only. */
  incomeKind: 'salary' | 'other'
  ageBand: AgeBand
  /** The part of the deductions that the new regime allows too, such as the employer's NPS contribution. By law only. */
  deductionsInBothRegimes: number
  /** How entered deductions that equal the old regime's standard deduction, the page's initial value, are treated. By law only. */
  equalEntry: 'standard-deduction' | 'other-deductions'
}

export interface TaxResult {
  grossIncome: number
  /** The deductions entered. */
  totalDeductions: number
  taxableIncome: number
  totalTax: number
  netIncome: number
  working: TaxWorking
}

/** The steps from the taxable income to the tax, in rupees. */
interface TaxWorking {
  standardDeduction: number
  /** What is deducted for the entered deductions, without the standard deduction. */
  countedDeductions: number
  slabs: SlabLine[]
  slabTax: number
  rebate: number
  /** Before marginal relief. */
  surcharge: number
  surchargeRelief: number
  cessPercent: number
  cess: number
  taxBeforeRounding: number
}

/**
 * Returns the income tax of a resident individual on ordinary income.
 * Formula: taxable income = gross − deductions; slab tax − rebate + surcharge − marginal relief, plus 4 % cess on that.
 * Units: rupees a year.
 * Special case: the table of the specification knows slabs and cess only, and rounds nothing; by law, taxable income and
 * tax are rounded to the nearest ten rupees.
 * Source: docs/specification.md 5.8; for the law, the sections named in each file of `years/`.
 * Example: 10,00,000 with deductions of 50,000 pays 54,600 by the table; as a salary in tax year 2026-27 it pays nothing.
 */
export function incomeTax(input: TaxInput): TaxResult {
  return taxUnder(findTaxYear(input.taxYear), input)
}

/**
 * Returns whether the entered deductions are the standard deduction itself, which is deducted anyway and must not count twice:
 * the page starts with the amount of the old regime.
 */
export function isStandardDeduction(input: TaxInput, { regimes }: TaxYear): boolean {
  return (
    input.incomeKind === 'salary' &&
    input.equalEntry === 'standard-deduction' &&
    input.deductionsInBothRegimes === 0 &&
    input.deductions === regimes.old.standardDeduction
  )
}

/** Returns the tax by the rules of `year`, whatever year the input names. */
export function taxUnder(year: TaxYear, input: TaxInput): TaxResult {
  const rules = year.regimes[input.regime]
  const slabs = rules.slabs[input.ageBand]
  const standardDeduction = standardDeductionFor(input, rules)
  const countedDeductions = countedOf(input, year, input.grossIncome - standardDeduction)
  const income = Math.max(0, input.grossIncome - standardDeduction - countedDeductions)
  const taxableIncome = isRounded(year) ? nearestTen(income) : income

  const onSlabs = slabTax(taxableIncome, slabs)
  const rebate = rebateOn(onSlabs, taxableIncome, rules)
  const surcharge = surchargeOn(onSlabs - rebate, taxableIncome, rules, slabs)
  const beforeCess = onSlabs - rebate + surcharge.full - surcharge.relief
  const cess = (beforeCess * year.cessPercent) / 100
  const taxBeforeRounding = (beforeCess + cess) / MICRO
  const totalTax = isRounded(year) ? nearestTen(taxBeforeRounding) : taxBeforeRounding
  return {
    grossIncome: input.grossIncome,
    totalDeductions: input.deductions,
    taxableIncome,
    totalTax,
    netIncome: input.grossIncome - totalTax,
    working: {
      standardDeduction,
      countedDeductions,
      slabs: slabLines(taxableIncome, slabs),
      slabTax: onSlabs / MICRO,
      rebate: rebate / MICRO,
      surcharge: surcharge.full / MICRO,
      surchargeRelief: surcharge.relief / MICRO,
      cessPercent: year.cessPercent,
      cess: cess / MICRO,
      taxBeforeRounding,
    },
  }
}

function standardDeductionFor(input: TaxInput, rules: RegimeRules): number {
  if (input.incomeKind === 'other') return 0
  return Math.min(rules.standardDeduction, Math.max(0, input.grossIncome))
}

/** By law deductions are limited to the remaining income, so that the summary adds up. */
function countedOf(input: TaxInput, year: TaxYear, incomeLeft: number): number {
  if (year.kind === 'table') return input.deductions
  return Math.min(allowedDeductions(input, year), Math.max(0, incomeLeft))
}

/** Returns the entered deductions that the input's regime allows by law, in rupees, without a limit by the income. */
export function allowedDeductions(input: TaxInput, year: TaxYear): number {
  const { deductions, deductionsInBothRegimes } = input
  // A field that is not a number leaves no tax to show, even in a regime that does not use it.
  if (Number.isNaN(deductions + deductionsInBothRegimes)) return NaN
  if (year.regimes[input.regime].typedDeductions === 'few') return deductionsInBothRegimes
  if (isStandardDeduction(input, year)) return 0
  // A part that is larger than its whole counts as entered, and a note says so.
  return deductionsInBothRegimes > 0 ? Math.max(deductions, deductionsInBothRegimes) : deductions
}

function isRounded(year: TaxYear): boolean {
  return year.roundingSections !== ''
}

/** Rounds to ten rupees: paise are dropped first, then 5 rupees and more round up (sections 288A, 288B and 516). */
export function nearestTen(rupees: number): number {
  return Math.floor((Math.floor(rupees) + 5) / 10) * 10
}

/** The regime that takes less tax. */
export type CheaperRegime = Regime | 'same'

/**
 * The deductions above which the old regime costs less, in whole rupees and without the standard deduction.
 * 'never' when no deduction makes it cost less, 'always' when it costs less without deductions.
 */
export type BreakEven = number | 'never' | 'always'

/** Returns the regime with the lower tax; 'same' also when one of the taxes is not a number. */
export function cheaperRegime(newTax: number, oldTax: number): CheaperRegime {
  if (newTax < oldTax) return 'new'
  return oldTax < newTax ? 'old' : 'same'
}

/**
 * Returns the deductions above which the old regime costs less than `newTax`, between 0 and `income`, all in rupees.
 * The old tax must not rise with the deductions. It jumps at the rebate, so its formula cannot be inverted.
 */
export function breakEven(
  newTax: number,
  income: number,
  oldTaxWith: (deductions: number) => number,
): BreakEven {
  const oldIsCheaper = (deductions: number) => oldTaxWith(deductions) < newTax
  const most = Math.ceil(income)
  if (!Number.isFinite(most + newTax) || !oldIsCheaper(most)) return 'never'
  if (oldIsCheaper(0)) return 'always'
  return leastWholeRupee(0, most, oldIsCheaper) - 1
}

/**
 * Returns the smallest whole rupee above `notYet` and up to `enough` for which the condition holds.
 * The condition must be false at `notYet`, true at `enough`, and not become false again in between. If it does, the result is one
 * of the rupees at which it becomes true. Beyond 2^53, not every whole rupee is a number; the result is the smallest one that is.
 */
export function leastWholeRupee(
  notYet: number,
  enough: number,
  holds: (rupees: number) => boolean,
): number {
  const middle = Math.floor(notYet + (enough - notYet) / 2)
  // Also true for neighbouring numbers, which have no middle.
  if (middle <= notYet || middle >= enough) return enough
  return holds(middle)
    ? leastWholeRupee(notYet, middle, holds)
    : leastWholeRupee(middle, enough, holds)
}

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
  /** What deductions of exactly the old regime's standard deduction, as the page starts with, are taken for. By law only. */
  equalEntry: 'standard-deduction' | 'other-deductions'
}

export interface TaxResult {
  grossIncome: number
  /** What the visitor typed. */
  totalDeductions: number
  taxableIncome: number
  totalTax: number
  netIncome: number
  working: TaxWorking
}

/** The steps from the taxable income to the tax, in rupees. */
interface TaxWorking {
  standardDeduction: number
  /** What is taken off for the typed deductions, besides the standard deduction. */
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
 * Income tax of a resident individual on ordinary income.
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
 * Whether the typed deductions are the standard deduction itself, which is taken off without asking and must not count twice:
 * the amount the page starts with is that of the old regime.
 */
export function isStandardDeduction(input: TaxInput, { regimes }: TaxYear): boolean {
  return (
    input.incomeKind === 'salary' &&
    input.equalEntry === 'standard-deduction' &&
    input.deductionsInBothRegimes === 0 &&
    input.deductions === regimes.old.standardDeduction
  )
}

/** The tax under given rules, whatever year the input names. */
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

/** By law no more is counted than there is income left, so that the summary adds up. */
function countedOf(input: TaxInput, year: TaxYear, incomeLeft: number): number {
  if (year.kind === 'table') return input.deductions
  return Math.min(allowedDeductions(input, year), Math.max(0, incomeLeft))
}

/** What the typed deductions come to in the input's regime, by law and in rupees; whether there is income for them is another matter. */
export function allowedDeductions(input: TaxInput, year: TaxYear): number {
  const { deductions, deductionsInBothRegimes } = input
  // A field that is no number leaves no tax to show, even in a regime that would not use it.
  if (Number.isNaN(deductions + deductionsInBothRegimes)) return NaN
  if (year.regimes[input.regime].typedDeductions === 'few') return deductionsInBothRegimes
  if (isStandardDeduction(input, year)) return 0
  // A part that is larger than its whole is counted as it was typed, and a note says so.
  return deductionsInBothRegimes > 0 ? Math.max(deductions, deductionsInBothRegimes) : deductions
}

function isRounded(year: TaxYear): boolean {
  return year.roundingSections !== ''
}

/** Paise are dropped first; then 5 rupees and more round up, as sections 288A, 288B and 516 say. */
export function nearestTen(rupees: number): number {
  return Math.floor((Math.floor(rupees) + 5) / 10) * 10
}

/** The regime that takes less tax. */
export type CheaperRegime = Regime | 'same'

/**
 * The deductions of the old regime, in whole rupees and besides the standard deduction, above which it costs less.
 * 'never' when no deduction makes it cost less; 'always' when it needs none.
 */
export type BreakEven = number | 'never' | 'always'

/** The regime with the lower of two taxes; 'same' also where one of them is no number. */
export function cheaperRegime(newTax: number, oldTax: number): CheaperRegime {
  if (newTax < oldTax) return 'new'
  return oldTax < newTax ? 'old' : 'same'
}

/**
 * Where the old regime begins to cost less than the new one, whose tax is given: between no deduction and `income`, all in rupees.
 * The old tax must never rise with the deductions. It jumps at the rebate, so that no formula for it can be turned round.
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
 * The least whole rupee for which the condition holds, above `notYet` and up to `enough`.
 * It must not hold at `notYet`, must hold at `enough`, and must not cease to hold in between; where it does cease, the answer is one
 * of the whole rupees at which it begins. Beyond 2^53, where not every whole rupee is a number, it is the least such number.
 */
export function leastWholeRupee(
  notYet: number,
  enough: number,
  holds: (rupees: number) => boolean,
): number {
  const middle = Math.floor(notYet + (enough - notYet) / 2)
  // Also where neighbouring numbers have no middle between them.
  if (middle <= notYet || middle >= enough) return enough
  return holds(middle)
    ? leastWholeRupee(notYet, middle, holds)
    : leastWholeRupee(middle, enough, holds)
}

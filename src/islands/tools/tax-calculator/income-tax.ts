import { MICRO, rebateOn, slabLines, slabTax, surchargeOn } from './slab-tax.ts'
import type { SlabLine } from './slab-tax.ts'
import type { AgeBand, Regime, RegimeRules, TaxYear } from './tax-rules.ts'
import { taxYear } from './tax-years.ts'

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
export interface TaxWorking {
  standardDeduction: number
  /** The part of the typed deductions that this regime allows. */
  countedDeductions: number
  slabs: SlabLine[]
  slabTax: number
  rebate: number
  /** Before marginal relief. */
  surcharge: number
  surchargeRelief: number
  cess: number
  taxBeforeRounding: number
}

/**
 * Income tax of a resident individual on ordinary income.
 * Formula: taxable income = gross − deductions; slab tax − rebate + surcharge − marginal relief, plus 4 % cess on that.
 * Units: rupees a year.
 * Special case: the table of the specification knows slabs and cess only, and rounds nothing; by law, taxable income and
 * tax are rounded to the nearest ten rupees.
 * Source: section 9 of the specification; for the law, the sections named in each file of `years/`.
 * Example: 10,00,000 with deductions of 50,000 pays 54,600 by the table; as a salary in tax year 2026-27 it pays nothing.
 */
export function incomeTax(input: TaxInput): TaxResult {
  return taxUnder(taxYear(input.taxYear), input)
}

/** The tax under given rules, whatever year the input names. */
export function taxUnder(year: TaxYear, input: TaxInput): TaxResult {
  const rules = year.regimes[input.regime]
  const slabs = rules.slabs[input.ageBand]
  const standardDeduction = standardDeductionFor(input, rules)
  const countedDeductions = deductionsAllowedBy(rules, input)
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
      cess: cess / MICRO,
      taxBeforeRounding,
    },
  }
}

function standardDeductionFor(input: TaxInput, rules: RegimeRules): number {
  if (input.incomeKind === 'other') return 0
  return Math.min(rules.standardDeduction, Math.max(0, input.grossIncome))
}

function deductionsAllowedBy(rules: RegimeRules, input: TaxInput): number {
  if (rules.typedDeductions === 'all') return input.deductions
  return Math.min(input.deductions, input.deductionsInBothRegimes)
}

function isRounded(year: TaxYear): boolean {
  return year.roundingSections !== ''
}

/** Paise are dropped first; then 5 rupees and more round up, as sections 288A, 288B and 516 say. */
function nearestTen(rupees: number): number {
  return Math.floor((Math.floor(rupees) + 5) / 10) * 10
}

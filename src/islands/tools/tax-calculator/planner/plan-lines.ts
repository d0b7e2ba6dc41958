import { groupedNumber } from '@/lib/digit-groups.ts'

import { deductionSections } from '../deduction-sections.ts'
import type { Gain, TaxedGain } from './gains.ts'
import type { ItemDeductions } from './item-deductions.ts'
import type { RegimePlan } from './plan.ts'

/** A line from the income to the tax, in rupees; negative for a deduction. */
export interface PlanLine {
  label: string
  amount: number
}

const ITEM_NAMES: Record<keyof ItemDeductions, string> = {
  section80C: sections('section80C', 'Savings'),
  ownNps: sections('ownNps', 'Own NPS'),
  employerNps: sections('employerNps', 'Employer’s NPS'),
  health: sections('health', 'Health'),
  educationLoan: sections('educationLoan', 'Education loan'),
  donations: sections('donations', 'Donations'),
  rentWithoutHra: sections('rentWithoutHra', 'Rent without HRA'),
  interest: 'Interest (80TTA or 80TTB, now 153)',
  deductions: 'Other deductions',
}

const GAIN_NAMES: Record<Gain['kind'], string> = {
  equityShort: 'Equity, short-term (111A, now 196)',
  equityShortBefore: 'Equity, short-term, before 23 July (111A)',
  equityLong: 'Equity, long-term (112A, now 198)',
  equityLongBefore: 'Equity, long-term, before 23 July (112A)',
  otherLong: 'Other long-term gains (112, now 197)',
  otherLongBefore: 'Other long-term gains, before 23 July (112)',
  property: 'Land or building (112, now 197)',
}

const GAIN_KINDS = Object.keys(GAIN_NAMES) as Gain['kind'][]

/** Returns all lines of a regime, also those of ₹0, so that both regimes have the same lines in the same order. */
export function planLines(one: RegimePlan): PlanLine[] {
  // Turns -0 into 0.
  return [...incomeLines(one), ...taxLines(one)].map((line) => ({
    ...line,
    amount: line.amount + 0,
  }))
}

/** Returns the lines from the gross income to the taxable income, the last line and the sum of the others. */
export function incomeLines({
  heads,
  items,
  unusedItems,
  unusedLoss,
  gains,
  taxableIncome,
}: RegimePlan): PlanLine[] {
  const { salary, house, other } = heads
  const names = Object.keys(ITEM_NAMES) as (keyof ItemDeductions)[]
  const lines: PlanLine[] = [
    { label: 'Salary, pension or business', amount: salary.gross },
    { label: sections('hra', 'Exempt house rent allowance'), amount: -salary.hra },
    { label: 'Standard deduction (16(ia), now 19(1))', amount: -salary.standardDeduction },
    { label: sections('professionalTax', 'Professional tax'), amount: -salary.professionalTax },
    { label: sections('ownHouseInterest', 'Interest, own house'), amount: house.own },
    { label: 'House let out (22 to 24, now 20 to 22)', amount: house.let },
    { label: sections('houseLoss', 'Loss not set off'), amount: unusedLoss },
    { label: 'Interest and other income', amount: other.gross },
    { label: sections('familyPension', 'Family pension'), amount: -other.familyPension },
    ...names.map((name) => ({ label: ITEM_NAMES[name], amount: -items[name] })),
    { label: 'Unused deductions', amount: unusedItems },
    ...GAIN_KINDS.map((kind) => {
      const gain = gainOf(gains, kind)
      return { label: GAIN_NAMES[kind], amount: gain === undefined ? 0 : gain.amount + gain.setOff }
    }),
  ]
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  return [
    ...lines,
    { label: 'Rounding of the income', amount: taxableIncome - sum },
    { label: 'Taxable income', amount: taxableIncome },
  ]
}

/** Returns the lines from the tax of the slabs to the tax, without the tax itself. */
export function taxLines(one: RegimePlan): PlanLine[] {
  const { slabTax, gains, rebate, surcharge, surchargeRelief, cess, tax, gainsTax } = one
  const sum = slabTax + gainsTax - rebate + surcharge - surchargeRelief + cess
  return [
    { label: 'Tax by slabs', amount: slabTax },
    ...GAIN_KINDS.map((kind) => {
      const gain = gainOf(gains, kind)
      return {
        label: `Tax at ${groupedNumber(gain?.ratePercent ?? 0)}%: ${GAIN_NAMES[kind]}`,
        amount: (gain?.tax ?? 0) / 1_000_000,
      }
    }),
    { label: 'Rebate with its marginal relief (87A, now 156)', amount: -rebate },
    { label: 'Surcharge', amount: surcharge },
    { label: 'Marginal relief on the surcharge', amount: -surchargeRelief },
    { label: 'Health and education cess', amount: cess },
    { label: 'Rounding of the tax', amount: tax - sum },
  ]
}

function gainOf(gains: readonly TaxedGain[], wanted: Gain['kind']): TaxedGain | undefined {
  return gains.find(({ kind }) => kind === wanted)
}

/** "Savings (80C, now 123)" */
function sections(name: keyof typeof deductionSections, label: string): string {
  const { section1961, section2025 } = deductionSections[name]
  return `${label} (${section1961}, now ${section2025})`
}

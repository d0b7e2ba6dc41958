import { longDate } from '@/lib/long-date.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, money } from '@/islands/calculator/results/numbers.ts'
import type { TaxInput, TaxResult } from './income-tax.ts'
import type { SlabLine } from './slab-tax.ts'
import type { TaxYear } from './tax-rules.ts'
import { findTaxYear } from './tax-years.ts'

/** Explains the taxable income, the tax and the net income with the visitor's numbers and the rules. Empty without a tax. */
export function working(result: TaxResult, input: TaxInput): Working[] {
  const { grossIncome, totalTax, netIncome } = result
  if (!Number.isFinite(totalTax)) return []
  return [
    { label: 'Taxable Income', lines: [taxableRule(input), ...taxableLines(result)] },
    { label: 'Total Tax', lines: [taxRule(input), ...taxLines(result)] },
    {
      label: 'Net Income',
      lines: [
        'Net Income = Gross Income − Total Tax',
        `= ${money(grossIncome)} − ${money(totalTax)}`,
        equalsRupees(netIncome),
      ],
    },
  ]
}

function taxableLines({ grossIncome, taxableIncome, working: steps }: TaxResult): string[] {
  const { standardDeduction, countedDeductions } = steps
  const parts: [string, number][] = [
    ['Gross Income', grossIncome],
    ['Standard Deduction', standardDeduction],
    ['Deductions', countedDeductions],
  ]
  const taken = parts.filter(([, amount], index) => index === 0 || amount !== 0)
  const left = grossIncome - standardDeduction - countedDeductions
  return [
    `Taxable Income = ${taken.map(([label]) => label).join(' − ')}`,
    `= ${taken.map(([, amount]) => money(amount)).join(' − ')}`,
    equalsRupees(left),
    ...(left < 0 ? ['Deductions exceed the income: ₹0'] : []),
    ...(left >= 0 && taxableIncome !== left
      ? [`Rounded to the nearest ten rupees: ${money(taxableIncome)}`]
      : []),
  ]
}

function taxLines({ totalTax, working: steps }: TaxResult): string[] {
  const { slabs, slabTax, rebate, surcharge, surchargeRelief, cess } = steps
  const beforeCess = slabTax - rebate + surcharge - surchargeRelief
  const isRounded = totalTax !== steps.taxBeforeRounding
  const terms: [string, number][] = [
    [' − Rebate ', rebate],
    [' + Surcharge ', surcharge],
    [' − Marginal relief ', surchargeRelief],
  ]
  const counted = terms.filter(([, amount]) => amount !== 0)
  return [
    ...slabs
      .filter(({ income }) => income > 0)
      .map(
        (line) =>
          `${slabName(line)}: ${money(line.income)} × ${line.ratePercent}% ${equalsRupees(line.tax)}`,
      ),
    `All slabs: ${money(slabTax)}`,
    ...(counted.length === 0
      ? []
      : [
          `${money(slabTax)}${counted.map(([label, amount]) => label + money(amount)).join('')} ${equalsRupees(beforeCess)}`,
        ]),
    `Health and education cess: ${money(beforeCess)} × ${steps.cessPercent}% ${equalsRupees(cess)}`,
    `Total Tax = ${money(beforeCess)} + ${money(cess)} ${equalsRupees(steps.taxBeforeRounding)}`,
    ...(isRounded ? [`Rounded to the nearest ten rupees: ${money(totalTax)}`] : []),
  ]
}

/** Not imported from working-table.ts: the shared module would become a request of its own. */
function slabName({ from, upTo }: SlabLine): string {
  if (upTo === Infinity) return `Above ${money(from)}`
  return from === 0 ? `Up to ${money(upTo)}` : `${money(from)} to ${money(upTo)}`
}

/** The section of the standard deduction from a tax year on, newest first. */
const STANDARD_DEDUCTION = [
  {
    from: '2026-04-01',
    section: 'section 19(1), Table, Sl. No. 2 of the Income-tax Act 2025 (30 of 2025)',
  },
  { from: '2023-04-01', section: 'section 16(ia) of the Income-tax Act 1961' },
]

/** Returns the rule of the taxable income: section, Act and the day of the last check. */
function taxableRule({ taxYear, incomeKind }: TaxInput): string {
  const year = findTaxYear(taxYear)
  if (year.kind === 'table') return 'Rule: this table deducts every amount you enter.'
  const found = STANDARD_DEDUCTION.find(({ from }) => from <= year.from)
  const standard = incomeKind === 'salary' ? `standard deduction by ${found?.section}; ` : ''
  return `Rule: ${standard}rounding by ${roundingRule(year)}.${checked(year)}`
}

/** Returns the rule of the tax: section, Act and the day of the last check. */
function taxRule({ taxYear, regime }: TaxInput): string {
  const year = findTaxYear(taxYear)
  const { citation } = year.regimes[regime]
  if (year.kind === 'table')
    return `Rule: ${citation}; this table leaves rebate and surcharge out.${checked(year)}`
  return `Rule: ${citation}; surcharge and cess by the same Finance Act; rounding by ${roundingRule(year)}.${checked(year)}`
}

function roundingRule({ roundingSections, from }: TaxYear): string {
  const act = from < '2026-04-01' ? '1961' : '2025'
  return `${roundingSections} of the Income-tax Act ${act}`
}

function checked({ lastChecked }: TaxYear): string {
  if (lastChecked === undefined) return ''
  return ` Last checked on ${longDate(new Date(`${lastChecked}T12:00`))}.`
}

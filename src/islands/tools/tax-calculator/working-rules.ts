import { longDate } from '@/lib/long-date.ts'

import type { TaxInput } from './income-tax.ts'
import type { TaxYear } from './tax-rules.ts'
import { findTaxYear } from './tax-years.ts'

/** Where the standard deduction stands, from a tax year on, newest first. */
const STANDARD_DEDUCTION = [
  {
    from: '2026-04-01',
    section: 'section 19(1), Table, Sl. No. 2 of the Income-tax Act 2025 (30 of 2025)',
  },
  { from: '2023-04-01', section: 'section 16(ia) of the Income-tax Act 1961' },
]

/** The rule behind the taxable income: section, Act and the day somebody last looked. */
export function taxableRule({ taxYear, incomeKind }: TaxInput): string {
  const year = findTaxYear(taxYear)
  if (year.kind === 'table') return 'Rule: this table takes off every deduction that is entered.'
  const found = STANDARD_DEDUCTION.find(({ from }) => from <= year.from)
  const standard = incomeKind === 'salary' ? `standard deduction by ${found?.section}; ` : ''
  return `Rule: ${standard}rounding by ${roundingRule(year)}.${checked(year)}`
}

/** The rule behind the tax: section, Act and the day somebody last looked. */
export function taxRule({ taxYear, regime }: TaxInput): string {
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

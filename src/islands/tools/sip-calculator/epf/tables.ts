import type { Table } from '@/islands/calculator/frame/definition.ts'
import { financialYearName, shortMonth } from '@/islands/ui/dates/months.ts'

import type { EpfInput, EpfResult } from './epf.ts'

/** Returns the tables by account year and by month. Empty without figures. */
export function epfTables(result: EpfResult, input: EpfInput): Table[] {
  return Number.isFinite(result.balance) ? [byYear(result, input), byMonth(result, input)] : []
}

function byYear({ years, ...total }: EpfResult, { isPensionMember }: EpfInput): Table {
  const hasPension = isPensionMember === 'yes'
  const isTaxed = total.taxedInterest > 0
  return {
    title: 'Year by year',
    fileName: 'epf-by-year',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Yours', unit: 'rupees', isSpare: true },
      { label: 'Employer’s', unit: 'rupees', isSpare: true },
      ...(hasPension ? [{ label: 'To EPS', unit: 'rupees', isSpare: true } as const] : []),
      { label: 'Interest', unit: 'rupees' },
      ...(isTaxed ? [{ label: 'Taxable', unit: 'rupees' } as const] : []),
      { label: 'Balance', unit: 'rupees' },
    ],
    rows: years.map((year) => [
      financialYearName(year.year),
      year.own,
      year.employer,
      ...(hasPension ? [year.pension] : []),
      year.interest,
      ...(isTaxed ? [year.taxedInterest] : []),
      year.balance,
    ]),
    totals: [
      'Total',
      total.own,
      total.employer,
      ...(hasPension ? [total.pension] : []),
      total.interest,
      ...(isTaxed ? [total.taxedInterest] : []),
      total.balance,
    ],
  }
}

function byMonth({ years }: EpfResult, { isPensionMember }: EpfInput): Table {
  const hasPension = isPensionMember === 'yes'
  return {
    title: 'Month by month',
    fileName: 'epf-by-month',
    columns: [
      { label: 'Credited in', unit: 'text' },
      { label: 'Wage before', unit: 'rupees', isSpare: true },
      { label: 'Yours', unit: 'rupees' },
      { label: 'Employer’s', unit: 'rupees' },
      ...(hasPension ? [{ label: 'To EPS', unit: 'rupees', isSpare: true } as const] : []),
      { label: 'Balance', unit: 'rupees' },
    ],
    rows: years
      .flatMap(({ months }) => months)
      .map(({ month, wage, own, employer, pension, balance }) => [
        shortMonth(month),
        wage,
        own,
        employer,
        ...(hasPension ? [pension] : []),
        balance,
      ]),
  }
}

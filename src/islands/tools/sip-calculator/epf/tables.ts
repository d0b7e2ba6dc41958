import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { financialYearName, shortMonth } from '@/islands/ui/dates/months.ts'

import type { EpfInput, EpfResult } from './epf.ts'

/** Returns the tables by account year and by month. Empty without figures. */
export function epfTables(result: EpfResult, input: EpfInput): Table[] {
  if (!Number.isFinite(result.balance)) return []
  return present([byYear(result, input), byMonth(result, input)])
}

function byYear({ years, ...total }: EpfResult, { isPensionMember }: EpfInput) {
  const isTaxed = total.taxedInterest > 0
  type Amount = 'own' | 'employer' | 'pension' | 'interest' | 'taxedInterest' | 'balance'
  const column = (label: string, name: Amount) => ({
    label,
    unit: 'rupees' as const,
    of: (year: (typeof years)[number]) => year[name],
    total: total[name],
  })
  const spare = { isSpare: true } as const
  return tableOf('Year by year', 'epf-by-year', years, [
    { label: 'Year', unit: 'text', of: ({ year }) => financialYearName(year), total: 'Total' },
    { ...column('Yours', 'own'), ...spare },
    { ...column('Employer’s', 'employer'), ...spare },
    isPensionMember === 'yes' && { ...column('To EPS', 'pension'), ...spare },
    column('Interest', 'interest'),
    isTaxed && column('Taxable', 'taxedInterest'),
    column('Balance', 'balance'),
  ])
}

function byMonth({ years }: EpfResult, { isPensionMember }: EpfInput) {
  const months = years.flatMap((year) => year.months)
  const unit = 'rupees'
  return tableOf('Month by month', 'epf-by-month', months, [
    { label: 'Credited in', unit: 'text', of: ({ month }) => shortMonth(month) },
    { label: 'Wage before', unit, isSpare: true, of: ({ wage }) => wage },
    { label: 'Yours', unit, of: ({ own }) => own },
    { label: 'Employer’s', unit, of: ({ employer }) => employer },
    isPensionMember === 'yes' && {
      label: 'To EPS',
      unit,
      isSpare: true,
      of: ({ pension }) => pension,
    },
    { label: 'Balance', unit, of: ({ balance }) => balance },
  ])
}

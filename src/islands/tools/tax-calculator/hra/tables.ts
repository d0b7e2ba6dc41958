import { monthNumber, shortMonth } from '@/islands/ui/dates/months.ts'
import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import type { HraLimit } from '../hra-exemption.ts'
import { lawFor } from '../tax-years.ts'
import type { HraInput, HraYear } from './hra-year.ts'

/** Returns the year month by month: the three limits, the smallest of them, and what is exempt. Empty without a result. */
export function hraTables(year: HraYear, { taxYear }: HraInput): Table[] {
  const { periods, parts, rule, limits, exempt } = year
  if (![exempt, limits.rent, limits.salary, limits.hra].every(Number.isFinite)) return []
  const april = monthNumber({ year: Number.parseInt(lawFor(taxYear).from, 10), month: 4 })
  const shares = new Set(periods.map(({ city }) => `${rule.salaryPercent[city]}%`))
  const lines = periods.flatMap(({ from, months }, index) => {
    const part = parts[index]
    if (part === undefined) return []
    return Array.from({ length: months }, (_, month) => ({
      part,
      months,
      month: shortMonth(april + from + month),
    }))
  })
  type Line = (typeof lines)[number]
  const limit = (label: string, name: HraLimit) => ({
    label,
    unit: 'rupees' as const,
    of: ({ part, months }: Line) => part.limits[name] / months,
    total: limits[name],
  })
  const amount = (label: string, name: 'taxable' | 'exempt') => ({
    label,
    unit: 'rupees' as const,
    of: ({ part, months }: Line) => part[name] / months,
    total: year[name],
  })
  const table = tableOf('Month by month', 'hra-by-month', lines, [
    { label: 'Month', unit: 'text', of: ({ month }) => month, total: 'Total' },
    limit('HRA', 'hra'),
    limit(`Rent − ${rule.rentBeyondPercent}% of salary`, 'rent'),
    limit(`${[...shares].join(' or ')} of salary`, 'salary'),
    { label: 'The least', unit: 'text', of: ({ part }) => NAMES[part.least] },
    { ...amount('Taxable', 'taxable'), isSpare: true },
    amount('Exempt', 'exempt'),
  ])
  return present([table])
}

const NAMES: Record<HraLimit, string> = { hra: 'HRA', rent: 'Rent', salary: 'Salary' }

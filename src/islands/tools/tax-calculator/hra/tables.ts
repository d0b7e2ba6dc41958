import { monthNumber, shortMonth } from '@/islands/ui/dates/months.ts'
import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { HraLimit } from '../hra-exemption.ts'
import { lawFor } from '../tax-years.ts'
import type { HraInput, HraYear } from './hra-year.ts'

/** Returns the year month by month: the three limits, the smallest of them, and what is exempt. Empty without a result. */
export function hraTables(year: HraYear, { taxYear }: HraInput): Table[] {
  const { periods, parts, rule, limits, exempt, taxable } = year
  if (![exempt, limits.rent, limits.salary, limits.hra].every(Number.isFinite)) return []
  const april = monthNumber({ year: Number.parseInt(lawFor(taxYear).from, 10), month: 4 })
  const shares = new Set(periods.map(({ city }) => `${rule.salaryPercent[city]}%`))
  const rows = periods.flatMap(({ from, months }, index) => {
    const part = parts[index]
    if (part === undefined) return []
    const monthly = [part.limits.hra, part.limits.rent, part.limits.salary].map((a) => a / months)
    return Array.from({ length: months }, (_, month) => [
      shortMonth(april + from + month),
      ...monthly,
      NAMES[part.least],
      part.taxable / months,
      part.exempt / months,
    ])
  })
  const table: Table = {
    title: 'Month by month',
    fileName: 'hra-by-month',
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'HRA', unit: 'rupees' },
      { label: `Rent − ${rule.rentBeyondPercent}% of salary`, unit: 'rupees' },
      { label: `${[...shares].join(' or ')} of salary`, unit: 'rupees' },
      { label: 'The least', unit: 'text' },
      { label: 'Taxable', unit: 'rupees', isSpare: true },
      { label: 'Exempt', unit: 'rupees' },
    ],
    rows,
    totals: ['Total', limits.hra, limits.rent, limits.salary, '', taxable, exempt],
  }
  return [table]
}

const NAMES: Record<HraLimit, string> = { hra: 'HRA', rent: 'Rent', salary: 'Salary' }

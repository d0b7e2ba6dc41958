import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, money } from '@/islands/calculator/results/numbers.ts'
import { monthInWords, monthNumber } from '@/islands/ui/dates/months.ts'
import type { HraPart, HraRule } from '../hra-exemption.ts'
import { lawFor } from '../tax-years.ts'
import type { DatedPeriod, HraInput, HraYear } from './hra-year.ts'

/** Explains the exemption, period by period, and the tax saved. Empty without a result. */
export function working(result: HraYear, input: HraInput): Working[] {
  const { exempt, taxable, received, saved, perRupeeOfRent, cessPercent } = result
  const { limits } = result
  if (![exempt, limits.rent, limits.salary, received, perRupeeOfRent].every(Number.isFinite))
    return []
  return [
    { label: 'Exempt in the Old Regime', lines: exemptLines(result, input) },
    {
      label: 'Taxable HRA',
      lines: [
        'HRA Received − Exempt',
        `= ${money(received)} − ${money(exempt)}`,
        equalsRupees(taxable),
      ],
    },
    {
      label: 'Tax Saved',
      lines: [
        `Exempt × rate of the old regime, and ${cessPercent}% cess on that`,
        `= ${money(exempt)} × ${input.oldRatePercent}% × ${(100 + cessPercent) / 100}`,
        equalsRupees(saved),
      ],
    },
    {
      label: '₹1 More of Monthly Rent Exempts',
      lines: [
        'Exempt with ₹1 more of rent in each month − Exempt',
        `= ${money(exempt + perRupeeOfRent)} − ${money(exempt)}`,
        equalsRupees(perRupeeOfRent),
      ],
    },
  ]
}

function exemptLines({ rule, periods, parts, exempt }: HraYear, { taxYear }: HraInput): string[] {
  const april = monthNumber({ year: Number.parseInt(lawFor(taxYear).from, 10), month: 4 })
  const found = periods.flatMap((period, index) => {
    const part = parts[index]
    return part === undefined ? [] : [{ period, part }]
  })
  const sums = found.map(({ part }) => money(part.exempt))
  return [
    `${rule.citation}: the least of three amounts, for each group of equal months`,
    ...found.flatMap(({ period, part }) => periodLines(period, part, rule, april)),
    ...(sums.length > 1 ? [sums.join(' + ')] : []),
    equalsRupees(exempt),
  ]
}

function periodLines(period: DatedPeriod, part: HraPart, rule: HraRule, april: number): string[] {
  const { from, months, salary, hra, rent, city } = period
  const { limits, exempt } = part
  const first = monthInWords(april + from)
  const last = monthInWords(april + from + months - 1)
  return [
    `${months === 1 ? first : `${first} to ${last}`}:`,
    `HRA: ${months} × ${money(hra)} ${equalsRupees(limits.hra)}`,
    `Rent: ${months} × (${money(rent)} − ${rule.rentBeyondPercent}% × ${money(salary)}), not below ₹0 ${equalsRupees(limits.rent)}`,
    `Salary: ${months} × ${rule.salaryPercent[city]}% × ${money(salary)} ${equalsRupees(limits.salary)}`,
    `The least: ${money(exempt)}`,
  ]
}

import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { type OverTime, present, type Table } from '@/islands/calculator/frame/definition.ts'
import { money } from '@/islands/calculator/results/numbers.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { monthNumber, shortMonth } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'
import { longDate } from '@/lib/long-date.ts'

import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import { hraExemption, type HraLimit } from '../hra-exemption.ts'
import { lawFor } from '../tax-years.ts'
import type { YearFacts } from '../year-facts.ts'
import type { HraInput, HraYear } from './hra-year.ts'

export * as drawing from './drawing.tsx'
export { working } from './working.ts'

/** Says which limit applies, what more rent changes, and by which rule. */
export function says(result: HraYear, input: HraInput) {
  const limit = limitSentence(result)
  const rent = rentSentence(result, input)
  return (
    <>
      <CarriedValues from="hra" facts={hraFacts(result, input)} />
      {limit && <p className="says mt-3">{limit}</p>}
      {rent && <p className="says mt-2">{rent}</p>}
      <RulesFold year={lawFor(input.taxYear)}>{ruleSentence(result, input)}</RulesFold>
    </>
  )
}

/** Returns what the HRA page knows of a year, for the other pages of the tool. */
export function hraFacts(
  { periods, received }: HraYear,
  { taxYear, city, changes }: HraInput,
): YearFacts {
  const yearly = (of: 'salary' | 'rent') =>
    periods.reduce((sum, { months, [of]: amount }) => sum + months * amount, 0)
  return {
    taxYear,
    basic: yearly('salary'),
    hra: received,
    rent: yearly('rent'),
    city,
    hasChanges: changes.length > 0,
  }
}

const PLACES = 50

/** Returns what would be exempt if every month's rent were a fraction or a multiple of the entered one. Undefined without rent. */
export function overTime(year: HraYear): OverTime | undefined {
  const { periods, rule, received, exempt } = year
  const paid = periods.reduce((sum, { months, rent }) => sum + months * rent, 0)
  const bends = periods
    .flatMap(({ salary, hra, rent, city }) => {
      const borne = (salary * rule.rentBeyondPercent) / 100
      const most = Math.min(hra, (salary * rule.salaryPercent[city]) / 100)
      return [borne / rent, (borne + most) / rent]
    })
    .filter(Number.isFinite)
  const last = 1.25 * Math.max(1, ...bends)
  if (!(paid > 0) || !areDrawable([last * paid, received, exempt])) return undefined
  const even = Array.from({ length: PLACES + 1 }, (_, index) => (last / PLACES) * index)
  const shares = [...new Set([...even, ...bends, 1])].toSorted((a, b) => a - b)
  const exemptAt = (share: number) =>
    hraExemption(
      periods.map((period) => ({ ...period, rent: period.rent * share })),
      rule,
    ).exempt
  return {
    title: 'Exempt amount by yearly rent',
    sentence: `With a yearly rent of ${rupees(paid)}, ${rupees(exempt)} of the ${rupees(received)} allowance is exempt.`,
    xUnit: 'rupees',
    yUnit: 'rupees',
    x: shares.map((share) => share * paid),
    series: [
      { label: 'Exempt', color: 'interest', look: 'area', amounts: shares.map(exemptAt) },
      { label: 'HRA received', color: 'ink', look: 'line', amounts: shares.map(() => received) },
    ],
    mark: { x: paid, label: 'Your rent' },
  }
}

/** Returns the year month by month: the three limits, the smallest of them, and what is exempt. Empty without a result. */
export function tables(year: HraYear, { taxYear }: HraInput): Table[] {
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

/** Says which of the three limits applies; undefined without a result. */
export function limitSentence(year: HraYear): string | undefined {
  const { exempt, received, least, periods, rule } = year
  if (!Number.isFinite(exempt) || !Number.isFinite(received)) return undefined
  if (received === 0) return 'Without HRA, no amount is exempt.'
  const when = periods.length > 1 ? 'In every month ' : ''
  const which = 'is the least of the three limits'
  if (least === 'rent')
    return exempt === 0
      ? `Rent up to ${rule.rentBeyondPercent}% of salary gives no exemption.`
      : start(`${when}the rent beyond ${rule.rentBeyondPercent}% of salary ${which}.`)
  if (least === 'hra') return start(`${when}the allowance itself ${which}, so all of it is exempt.`)
  if (least === 'salary') return start(`${when}${shareInWords(year)} of salary ${which}.`)
  return 'A different limit applies in different months: see the table.'
}

/** Says what a change of the rent does; undefined without a result. */
export function rentSentence(year: HraYear, { oldRatePercent }: HraInput): string | undefined {
  const { periods, perRupeeOfRent, received, cessPercent, rule } = year
  const [period] = periods
  if (!Number.isFinite(perRupeeOfRent) || received === 0 || period === undefined) return undefined
  const borne = (period.salary * rule.rentBeyondPercent) / 100
  const most = Math.min(period.hra, (period.salary * rule.salaryPercent[period.city]) / 100) + borne
  const isOne = periods.length === 1
  if (perRupeeOfRent < 0.005) {
    if (!isOne) return 'A slightly higher rent does not increase the exemption.'
    return period.rent < most
      ? `Only rent above ${rupees(borne)} a month counts: ${rule.rentBeyondPercent}% of salary.`
      : `Rent above ${rupees(most)} a month does not increase the exemption.`
  }
  const saved = (perRupeeOfRent * oldRatePercent * (100 + cessPercent)) / 10_000
  return [
    `Each extra rupee of monthly rent exempts ${money(perRupeeOfRent)} more a year`,
    ...(saved > 0 ? [` and saves ${money(saved)} of tax`] : []),
    ...(isOne ? [`, up to a rent of ${rupees(most)} a month`] : []),
    '.',
  ].join('')
}

/** Says which rule applies, with its citation and last check, and that the new regime has no exemption. */
export function ruleSentence({ rule }: HraYear, { taxYear }: HraInput): string {
  const checked = longDate(new Date(`${rule.lastChecked}T12:00`))
  return `Rules: ${lawFor(taxYear).label}. ${rule.citation}. Last checked on ${checked}. The new regime has no such exemption (${rule.excludedBy}): all of the allowance is taxable.`
}

/** Returns "50%", or both shares for a year in cities of both kinds. */
function shareInWords({ periods, rule }: HraYear): string {
  const shares = new Set(periods.map(({ city }) => `${rule.salaryPercent[city]}%`))
  return [...shares].join(' or ')
}

function start(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

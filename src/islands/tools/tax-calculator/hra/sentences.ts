import { rupees } from '@/lib/format.ts'
import { longDate } from '@/lib/long-date.ts'

import { money } from '@/islands/calculator/results/numbers.ts'
import { lawFor } from '../tax-years.ts'
import type { HraInput, HraYear } from './hra-year.ts'

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

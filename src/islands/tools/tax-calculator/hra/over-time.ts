import { rupees } from '@/lib/format.ts'

import { isDrawable } from '@/islands/calculator/charts/growth-over-time.ts'
import { OverTimePicture } from '@/islands/calculator/charts/OverTimePicture.tsx'
import type { OverTime, OverTimeFile } from '@/islands/calculator/frame/definition.ts'
import type { HraPeriod, HraResult, HraRule } from '../hra-exemption.ts'
import type { HraInput, HraYear } from './hra-year.ts'

const PLACES = 50

type Exemption = (periods: readonly HraPeriod[], rule: HraRule) => HraResult

/** Returns the chart of `exemptByRent`. `exemption` is passed in, because the page has already loaded it. */
export function rentPicture(exemption: Exemption): OverTimeFile<HraInput, HraYear> {
  return { OverTimePicture, overTime: (year) => exemptByRent(year, exemption) }
}

/** Returns what would be exempt if every month's rent were a fraction or a multiple of the entered one. Undefined without rent. */
export function exemptByRent(year: HraYear, exemption: Exemption): OverTime | undefined {
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
  if (!(paid > 0) || !isDrawable([last * paid, received, exempt])) return undefined
  const even = Array.from({ length: PLACES + 1 }, (_, index) => (last / PLACES) * index)
  const shares = [...new Set([...even, ...bends, 1])].toSorted((a, b) => a - b)
  const exemptAt = (share: number) =>
    exemption(
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

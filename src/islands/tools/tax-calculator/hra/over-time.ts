import { rupees } from '@/lib/format.ts'

import { isDrawable } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { hraExemption } from '../hra-exemption.ts'
import type { HraYear } from './hra-year.ts'

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
  if (!(paid > 0) || !isDrawable([last * paid, received, exempt])) return undefined
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

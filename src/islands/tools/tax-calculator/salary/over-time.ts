import { rupees } from '@/lib/format.ts'

import { isDrawable } from '../../../calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import type { Regime } from '../tax-rules.ts'
import { workedMonths } from './pay.ts'
import { yearOf, type SalaryResult } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

const SHOWN_CTC = 5_000_000
const PLACES = 100

/** What arrives a month in both regimes, from a small CTC to 50 lakh or further. Undefined where the CTC is a sum of parts. */
export function overTime(result: SalaryResult, input: SalaryInput): OverTime | undefined {
  const { ctc } = result[input.regime].input
  if (result.problem !== undefined || input.knownBy === 'parts' || !(ctc > 0)) return undefined
  const last = ctc <= SHOWN_CTC ? SHOWN_CTC : ctc * 1.25
  const first = Math.min(ctc, Math.max(last / PLACES, input.bonus))
  const places = Array.from({ length: PLACES + 1 }, (_, index) => (last / PLACES) * index)
  const x = [...new Set([...places.filter((place) => place > first), ctc])].toSorted(
    (a, b) => a - b,
  )
  const inHand = (regime: Regime) => x.map((other) => yearOf({ ...input, ctc: other }, regime).inHand / workedMonths(input)) // prettier-ignore
  const [ofNew, ofOld] = [inHand('new'), inHand('old')]
  if (!isDrawable([...ofNew, ...ofOld])) return undefined
  const at = x.indexOf(ctc)
  return {
    title: 'In hand a month, by CTC',
    sentence: `A CTC of ${rupees(ctc)} gives ${rupees(ofNew[at] ?? NaN)} a month in the new regime and ${rupees(ofOld[at] ?? NaN)} in the old one, with the same parts and deductions.`,
    xUnit: 'rupees',
    yUnit: 'rupees',
    x,
    series: [
      { label: 'New regime', color: 'principal', look: 'line', amounts: ofNew },
      { label: 'Old regime', color: 'attention', look: 'line', amounts: ofOld },
    ],
    mark: { x: ctc, label: 'Your CTC' },
  }
}

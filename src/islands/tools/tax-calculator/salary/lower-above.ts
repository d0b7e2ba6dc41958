import type { Regime } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import { cliffsOf, yearOf, type SalaryYear } from './salary.ts'
import { firstFrom } from './smallest-ctc.ts'

/** A stretch of higher CTCs that leave less in hand, in rupees. */
export interface LowerAbove {
  from: number
  to: number
  /** The taxable income above which it begins. */
  cliff: number
  /** What changes there. */
  because: 'rebate' | 'surcharge'
}

/** Up to a fifth more, in steps of a fifth of a percent: the shortest such stretch, of the old rebate, is ten times as long. */
const LOOKED_AT = 100
/** A few rupees a year are the rounding's doing. */
const NOISE = 24

/** The CTCs somewhat above that of the year which leave less in hand than it does; undefined when there are none. */
export function lowerAbove({ input, inHand }: SalaryYear, regime: Regime): LowerAbove | undefined {
  const { ctc, knownBy, taxYear } = input
  if (knownBy === 'parts' || !(ctc > 0)) return undefined
  const outcomeOf = (other: number) => yearOf({ ...input, ctc: other }, regime)
  const places = Array.from({ length: LOOKED_AT }, (_, index) =>
    Math.round(ctc * (1 + (index + 1) / 500)),
  )
  const found = places.map((place) => outcomeOf(place).inHand)
  const least = Math.min(...found)
  const at = places[found.indexOf(least)]
  if (at === undefined || !(least < inHand - NOISE)) return undefined
  const firstLower = found.findIndex((amount) => amount < inHand - NOISE)
  const from = firstFrom(
    firstLower === 0 ? Math.floor(ctc) : (places[firstLower - 1] ?? ctc),
    (other) => outcomeOf(other).inHand < inHand,
  )
  const { taxableIncome } = outcomeOf(at).tax
  const cliff = cliffsOf(input, regime).findLast((edge) => edge < taxableIncome)
  if (cliff === undefined) return undefined
  const isRebate = lawFor(taxYear).regimes[regime].rebate?.upToIncome === cliff
  return {
    from,
    to: firstFrom(at, (other) => outcomeOf(other).inHand >= inHand) - 1,
    cliff,
    because: isRebate ? 'rebate' : 'surcharge',
  }
}

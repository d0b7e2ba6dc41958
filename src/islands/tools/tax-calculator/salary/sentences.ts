import {
  ceilingChanges,
  monthOf,
  wageCeilings,
  type WageCeiling,
} from '@/islands/calculator/money/provident-fund.ts'
import { dateInWords } from '@/islands/ui/dates/calendar.ts'
import { monthOfNumber } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'
import { MONTHS } from '@/lib/long-date.ts'

import type { Regime } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import { monthByMonth } from './month-by-month.ts'
import { firstMonthOf } from './pay.ts'
import type { SalaryInput } from './salary-input.ts'
import { taxOf, taxOfJob, type SalaryResult, type SalaryYear, cliffsOf, yearOf } from './salary.ts'
import { firstFrom } from './smallest-ctc.ts'

/** Why the pay changed within the year, which regime costs less, and where more pay leaves less. None without figures. */
export function salarySentences(result: SalaryResult, input: SalaryInput): string[] {
  if (result.problem !== undefined) return []
  return [
    cheaperSentence(result, input),
    ...ceilingChanges(firstMonthOf(input)).flatMap((change) =>
      ceilingSentence(result, input, change),
    ),
    ...lowerSentence(result, input),
    ...untoldSentence(result[input.regime], input),
  ]
}

function cheaperSentence(result: SalaryResult, { knownBy }: SalaryInput): string {
  const isWanted = knownBy === 'in-hand'
  const better = isWanted
    ? result.new.input.ctc - result.old.input.ctc
    : result.old.inHand - result.new.inHand
  const regime: Regime = better > 0 ? 'old' : 'new'
  const size = rupees(Math.abs(better))
  if (Math.round(better) === 0) return 'Both regimes leave you the same.'
  return isWanted
    ? `The ${regime} regime needs ${size} less of CTC.`
    : `The ${regime} regime leaves ${size} a year more.`
}

/** "Why did my pay drop?" Empty where the change of the ceiling does not touch the pay. */
function ceilingSentence(
  result: SalaryResult,
  { regime, knownBy }: SalaryInput,
  { from, ceiling }: WageCeiling,
): string[] {
  const { months } = monthByMonth(result[regime], regime)
  const at = months.findIndex(({ month }) => month === monthOf(from))
  const [before, after] = [months[at - 1], months[at + 1]]
  if (before === undefined || after === undefined || before.pf === after.pf) return []
  if (before.gross === 0 || after.gross === 0) return []
  const old = wageCeilings[wageCeilings.findIndex((other) => other.from === from) - 1]
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]
  const nameOf = (number: number) => MONTHS[monthOfNumber(number).month - 1] ?? ''
  const own = rupees(after.pf - before.pf)
  const why =
    knownBy === 'parts'
      ? `${own} more of your own provident fund a month`
      : `${own} more of your own provident fund a month, and the same from your employer, out of the same CTC`
  const arrives = hasBonus(result, regime, [at - 1, at + 1])
    ? ''
    : ` In hand: ${rupees(before.inHand)} in ${nameOf(before.month)}, ${rupees(after.inHand)} in ${nameOf(after.month)}.`
  return [
    `From ${dateInWords({ year, month, day })} provident fund is due on up to ${rupees(ceiling)} of a month’s basic instead of ${rupees(old?.ceiling ?? NaN)}: ${why}.${arrives}`,
  ]
}

function hasBonus(result: SalaryResult, regime: Regime, indexes: readonly number[]): boolean {
  const { bonus, months } = result[regime].pay
  const least = Math.min(...months.map(({ gross }) => gross).filter((gross) => gross > 0))
  return bonus > 0 && indexes.some((index) => (months[index]?.gross ?? 0) - least > bonus / 2)
}

/** What an employer that does not know of the other pay deducts. Empty without other pay. */
function untoldSentence({ input: found, pay, tax }: SalaryYear, input: SalaryInput): string[] {
  if (!(input.otherSalary > 0)) return []
  const untold = taxOf({ ...found, otherSalary: 0 }, pay, input.regime).tax.totalTax
  const missing = taxOfJob(input, tax) - untold
  const both = `The year has one standard deduction and one run through the slabs for both employers, ${rupees(tax.totalTax)} of tax in total.`
  if (missing <= 0) return [both]
  return [
    `${both} Tell this employer the other pay and its tax: if it deducts only on its own pay, ${rupees(untold)}, then ${rupees(missing)} is due with your return.`,
  ]
}

/** Where a higher CTC leaves less than the one that was found. */
function lowerSentence(result: SalaryResult, input: SalaryInput): string[] {
  const found = lowerAbove(result[input.regime], input.regime)
  if (found === undefined) return []
  const cliff = rupees(found.cliff)
  const why =
    found.because === 'rebate'
      ? `the rebate ends at a taxable income of ${cliff}`
      : `the surcharge rises at a taxable income of ${cliff}`
  return [
    `A higher CTC can leave less: from ${rupees(found.from)} to ${rupees(found.to)}, you get less in hand than at ${rupees(result[input.regime].input.ctc)}, because ${why}.`,
  ]
}

/** A stretch of higher CTCs that leave less in hand, in rupees. */
interface LowerAbove {
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

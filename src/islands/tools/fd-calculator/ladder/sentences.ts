import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { rupees } from '@/lib/format.ts'

import { mostAtBanks, INSURANCE, INSURANCE_SOURCE } from '../deposit-insurance.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import { totalDeducted, yearsOfLadder } from '../taxed-years.ts'
import type { LadderInput, LadderResult } from './ladder.ts'

/** Returns the sentence with the first and the last day of maturity. Undefined for an empty list and while a deposit is not valid. */
export function ladderSentence({ rungs, principal, interest }: LadderResult): string | undefined {
  if (rungs.length === 0 || !Number.isFinite(principal + interest)) return undefined
  const ends = rungs.map(({ deposit }) => deposit.end)
  const [first, last] = [Math.min(...ends), Math.max(...ends)].map((day) => dateInWords(dateOfDay(day))) // prettier-ignore
  return first === last
    ? `All of it is paid on ${first}.`
    : `The first deposit matures on ${first}, the last one on ${last}.`
}

/** Returns the notes on TDS and on the insured part at each bank. */
export function ladderNotes(result: LadderResult, { age }: LadderInput): string[] {
  if (ladderSentence(result) === undefined) return []
  return [...taxNotes(result, age), ...coverNotes(result)]
}

function taxNotes({ rungs }: LadderResult, age: LadderInput['age']): string[] {
  const all = yearsOfLadder(rungs, age)
  const years = all.filter(({ year }) => year >= TAX_DEDUCTED.fromYear)
  const since = years.length < all.length ? 'From 1 April 2026, when these rules took effect: ' : ''
  if (years.length === 0) return []
  const limit = rupees(TAX_DEDUCTED.limits[age === '60 or more' ? 'bankSenior' : 'bank'])
  const deducted = totalDeducted(years)
  if (deducted === 0)
    return [`${since}No TDS, as no bank pays more than ${limit} of interest in a financial year.`]
  const taken = years.filter((year) => year.deducted > 0).length
  return [
    `${since}The banks deduct ${rupees(deducted)} of TDS, in ${taken} of ${years.length} financial years, where one pays more than ${limit} of interest. The amounts are before TDS.`,
  ]
}

function coverNotes({ rungs }: LadderResult): string[] {
  const cover = `${rupees(INSURANCE.rupees)} per person and bank, principal and interest together (${INSURANCE_SOURCE})`
  const over = mostAtBanks(rungs).filter(({ most }) => most > INSURANCE.rupees)
  if (over.length === 0)
    return [`None of these banks holds more than deposit insurance covers: ${cover}.`]
  const sentences = over.map(
    ({ bank, most, day }) =>
      `Bank ${bank} holds up to ${rupees(most)} in total, on ${dateInWords(dateOfDay(day))}: ${rupees(most - INSURANCE.rupees)} more than deposit insurance covers.`,
  )
  return [`${sentences.join(' ')} It covers ${cover}.`]
}

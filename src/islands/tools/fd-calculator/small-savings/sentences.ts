import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { RATES } from './rates.ts'
import { MOST_JOINTLY, SCHEMES } from './schemes.ts'
import type { SavingsInput, SavingsResult } from './small-savings.ts'

/** The last day for which the rates are confirmed: "30 September 2026". */
export const CONFIRMED_UNTIL = dayInWords(RATES.until)

/**
 * Returns the sentence on the quarter for which the rate of a scheme is confirmed, for the report; undefined for a rate that the
 * visitor entered. The frame says it on the page.
 */
export function rateSentence({ scheme, ...input }: SavingsInput): string | undefined {
  if (input[`${scheme}RatePercent`] !== RATES.percent[scheme]) return undefined
  return `The rate is confirmed to ${CONFIRMED_UNTIL}. It may change every quarter.`
}

/** Returns the sentence with the number of deposits and the term. */
export function savingsSentence(
  { interest }: SavingsResult,
  { scheme }: SavingsInput,
): string | undefined {
  if (!Number.isFinite(interest)) return undefined
  const { depositYears, years } = SCHEMES[scheme]
  const deposits = depositYears > 1 ? `${depositYears} yearly deposits` : 'One deposit'
  return `${deposits}, and ${years} years to maturity.`
}

/** Returns why there is no result, or which limit of the scheme the deposit breaks. */
export function savingsNotes({ interest }: SavingsResult, input: SavingsInput): string[] {
  const { scheme, yearlyDeposit, principal, holders } = input
  const { name, least, most: single, multiple, depositYears } = SCHEMES[scheme]
  const deposit = depositYears > 1 ? yearlyDeposit : principal
  const aYear = depositYears > 1 ? ' a year' : ''
  const most = scheme === 'mis' && holders === 'two' ? MOST_JOINTLY : single
  if (deposit < 0 || input[`${scheme}RatePercent`] < 0)
    return ['Enter a deposit and a rate of 0 or more.']
  if (deposit > most)
    return [...whyNoValue([interest]), `${name} accepts at most ${rupees(most)}${aYear}.`]
  if (deposit < least) return [`${name} accepts at least ${rupees(least)}${aYear}.`]
  if (deposit % multiple > 0) return [`${name} accepts multiples of ${rupees(multiple)}.`]
  return whyNoValue([interest])
}

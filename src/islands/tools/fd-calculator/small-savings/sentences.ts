import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'
import { plural } from '@/lib/quantity.ts'

import { RATES, BOND_COUPON, MOST_JOINTLY, SCHEMES, type Scheme } from './schemes.ts'
import { extensionNotes } from './ppf-extension.ts'
import { PAYOUTS, termOf, type SavingsInput, type SavingsResult } from './small-savings.ts'

/** The last day for which the rates are confirmed: "30 September 2026". */
export const CONFIRMED_UNTIL = dayInWords(RATES.until)

/**
 * Returns the sentence on the quarter for which the rate of a scheme is confirmed, for the report; undefined for a rate that the
 * visitor entered. The frame says it on the page.
 */
export function rateSentence({ scheme, ...input }: SavingsInput): string | undefined {
  const rate = input[`${scheme}RatePercent`]
  if (scheme === 'frsb')
    return rate === BOND_COUPON.percent
      ? `The coupon is confirmed to ${dayInWords(BOND_COUPON.until)}. It is reset on 1 January and 1 July.`
      : undefined
  if (rate !== RATES.percent[scheme]) return undefined
  return `The rate is confirmed to ${CONFIRMED_UNTIL}. It may change every quarter.`
}

/** Returns the sentence with the number of deposits and the term. */
export function savingsSentence(
  { interest, years: rows }: SavingsResult,
  input: SavingsInput,
): string | undefined {
  if (!Number.isFinite(interest)) return undefined
  if (input.scheme === 'kvp') {
    const length = rows.at(-1)?.year ?? NaN
    return `One deposit, which doubles in ${Math.round(length * 12)} months: ${lengthInWords(length)}.`
  }
  const { depositYears, years } = termOf(input)
  const deposits = plural(depositYears, 'One deposit', `${depositYears} yearly deposits`)
  return `${deposits}, and ${lengthInWords(years)} to maturity.`
}

/** Returns the name of what a scheme pays out; undefined for a scheme that adds its interest. */
export function payoutLabel(scheme: Scheme): string | undefined {
  const names: Record<number, string> = { 1: 'Year', 2: 'Half-Year', 4: 'Quarter', 12: 'Month' }
  const period = names[PAYOUTS[scheme] ?? NaN]
  return period && `Interest Each ${period}`
}

/** Returns why there is no result, or which limit of the scheme the deposit breaks. */
export function savingsNotes(result: SavingsResult, input: SavingsInput): string[] {
  const { interest, withdrawn } = result
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
  const beyond = scheme === 'ppf' ? extensionNotes(input, withdrawn) : []
  if (beyond.length > 0) return beyond
  if (scheme === 'kvp' && Number.isNaN(interest))
    return ['At this rate the deposit takes more than 100 years to double.']
  return whyNoValue([interest])
}

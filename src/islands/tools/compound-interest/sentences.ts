import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { MOST_TABLE_YEARS } from '@/islands/calculator/results/growth-table.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { roundTo, rupees, whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import {
  compoundInterest,
  runDown,
  withdrawalsAYear,
  type CompoundInterestInput,
  type CompoundInterestResult,
} from './compound-interest.ts'
import { principalFor, rateFor, yearsUntil, HIGHEST_RATE } from './solve.ts'

interface TargetAnswer {
  question: string
  answer: string
}

const PERIODS: Record<number, string> = {
  1: 'year',
  2: 'half-year',
  4: 'quarter',
  12: 'month',
  365: 'day',
}

/** Returns the time, the rate and the principal that reach the wanted amount. Empty without a wanted amount. */
export function targetAnswers(input: CompoundInterestInput): TargetAnswer[] {
  const { targetAmount, principal, annualRatePercent, years, contribution, withdrawal } = input
  const given = [targetAmount, principal, annualRatePercent, years, contribution, withdrawal]
  if (targetAmount === 0 || !given.every(Number.isFinite)) return []
  if (Math.min(targetAmount, principal, years, contribution, withdrawal) < 0)
    return [{ question: 'No answer', answer: 'Amounts and times must be 0 or more.' }]
  return [
    { question: 'How long?', answer: howLong(input) },
    { question: 'Which rate?', answer: whichRate(input) },
    { question: 'How much to start with?', answer: howMuch(input) },
  ]
}

function howLong(input: CompoundInterestInput): string {
  const { principal, annualRatePercent, frequency, withdrawal } = input
  const years = yearsUntil(input)
  if (years === 0) return `No time: you start with ${rupees(principal)}.`
  if (Number.isNaN(years))
    return `Never${withdrawal === 0 ? '' : ' within 100 years'} at ${groupedNumber(annualRatePercent)}%.`
  if (withdrawal !== 0) return `${lengthInWords(years)}, counting withdrawals until then.`
  const periods = Math.ceil(years * frequency - 1e-9)
  const words = lengthInWords(periods / frequency)
  return `${yearsOf(years)}. You reach it with the interest of ${PERIODS[frequency]} ${whole(periods)}${words && `, after ${words}`}.`
}

function yearsOf(years: number): string {
  return plural(years, '1 year', `${shown(years)} years`)
}

function whichRate(input: CompoundInterestInput): string {
  const { years } = input
  const rate = rateFor(input)
  if (Number.isNaN(rate))
    return `No rate up to ${whole(HIGHEST_RATE)}% reaches it in ${yearsOf(years)}.`
  if (rate > 0) return `${shown(rate)}% a year reaches it in ${yearsOf(years)}.`
  const { futureValue } = compoundInterest({ ...input, annualRatePercent: 0 })
  return `No interest is needed: without it you have ${rupees(futureValue)} in ${yearsOf(years)}.`
}

function howMuch(input: CompoundInterestInput): string {
  const principal = principalFor(input)
  if (Number.isNaN(principal)) return 'No amount reaches exactly that.'
  if (principal < 0.005)
    return input.contribution > 0 ? 'Nothing: what you pay in is enough.' : 'Less than a paisa.'
  return `${rupees(principal)}, instead of ${rupees(input.principal)}.`
}

/** Formats to four decimals, which reproduce the wanted amount to about a rupee when entered in the field. */
function shown(value: number): string {
  return groupedNumber(roundTo(value, 4))
}

/** Returns when the money runs out, or why there is no result. */
export function withdrawalNotes(
  { futureValue, totalInterest }: CompoundInterestResult,
  input: CompoundInterestInput,
): string[] {
  const { left, last } = runDown(input, MOST_TABLE_YEARS)
  const length = lengthInWords((left.length - 1) / withdrawalsAYear(input))
  if (last >= 0)
    return [`The money runs out after ${length}, with a last withdrawal of ${rupees(last)}.`]
  if (input.years > MOST_TABLE_YEARS)
    return [`Withdrawals are calculated for up to ${MOST_TABLE_YEARS} years.`]
  if (![futureValue, totalInterest].every(Number.isFinite))
    return whyNoValue([futureValue, totalInterest])
  return [`The money lasts for more than ${MOST_TABLE_YEARS} years.`]
}

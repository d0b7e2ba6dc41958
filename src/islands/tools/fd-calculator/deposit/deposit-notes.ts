import { dateInWords, dateOfDay } from '@/lib/calendar.ts'
import { percent, whole } from '@/lib/format.ts'

import { whyNoValue } from '../../../calculator/why-no-value.ts'
import { hasRules, type DepositInput, type DepositResult, type Problem } from './bank-deposit.ts'

const PROBLEMS: Record<Problem, string> = {
  'no start': 'A deposit needs the day on which it is made.',
  'no end': 'A deposit needs the day on which it matures, or its length.',
  'end first': 'A deposit matures on the day it is made, or later.',
  'part of a day': 'A deposit is counted in whole days.',
  'too long': 'A deposit is counted for at most a hundred years.',
  'below 0': 'A deposit needs an amount and a rate of 0 or more.',
}

/** Deposits of one person at one bank are insured by the DICGC up to so much, in rupees, since 4 February 2020. */
const INSURED = 500_000

/** When a deposit matures, after how many days, and at which rate. */
export function depositSentence({ deposit, problem, days }: DepositResult): string | undefined {
  if (problem !== undefined) return undefined
  const length = `${whole(days)} ${days === 1 ? 'day' : 'days'}`
  return `It matures on ${dateInWords(dateOfDay(deposit.end))}, after ${length} at ${percent(deposit.annualRatePercent)} a year.`
}

/** Why a figure is missing, and what is to be known of the deposit. */
export function depositNotes(result: DepositResult, input: DepositInput): string[] {
  const { problem, interest, maturity, closing, days } = result
  if (problem !== undefined) return [PROBLEMS[problem]]
  const notes = [
    ...whyNoValue([interest, maturity]),
    ...closingNotes(closing),
    ...taxNotes(result, input),
  ]
  if (!(days > 0)) notes.push('A deposit of no days earns nothing and has no yield.')
  if (input.payer === 'bank' && maturity > INSURED && Number.isFinite(maturity))
    notes.push(
      'This is more than deposit insurance covers at a bank: ₹5,00,000 per person and bank, principal and interest together (DICGC, since 4 February 2020).',
    )
  return notes
}

function closingNotes(closing: DepositResult['closing']): string[] {
  if (closing === undefined) return []
  if (!Number.isNaN(closing.ratePercent))
    return [
      'But for the three figures of closing early, all is told of the deposit held to its end.',
    ]
  return ['The day of closing early lies on or after the start, and before the deposit matures.']
}

function taxNotes({ years, deducted, deposit }: DepositResult, input: DepositInput): string[] {
  const notes: string[] = []
  if (years.some((year) => !hasRules(year)))
    notes.push('Tax deducted is worked out from 1 April 2026 on, for which its rules are written.')
  if (deposit.payout === 'maturity' && deducted > 0)
    notes.push(
      'The maturity amount is before TDS. What a bank deducts on the way earns no more interest.',
    )
  if (input.papers === 'Form 121' && input.slabPercent > 0)
    notes.push('Form 121 is only for those whose tax of the year is nil, which your slab is not.')
  return notes
}

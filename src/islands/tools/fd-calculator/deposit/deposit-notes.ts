import { dateInWords, dateOfDay } from '@/lib/calendar.ts'
import { percent, whole } from '@/lib/format.ts'

import { whyNoValue } from '../../../calculator/why-no-value.ts'
import type { DepositResult, Problem } from './bank-deposit.ts'

const PROBLEMS: Record<Problem, string> = {
  'no start': 'A deposit needs the day on which it is made.',
  'no end': 'A deposit needs the day on which it matures, or its length.',
  'end first': 'A deposit matures on the day it is made, or later.',
  'part of a day': 'A deposit is counted in whole days.',
  'too long': 'A deposit is counted for at most a hundred years.',
  'below 0': 'A deposit needs an amount and a rate of 0 or more.',
}

/** When a deposit matures, after how many days, and at which rate. */
export function depositSentence({ deposit, problem, days }: DepositResult): string | undefined {
  if (problem !== undefined) return undefined
  const length = `${whole(days)} ${days === 1 ? 'day' : 'days'}`
  return `It matures on ${dateInWords(dateOfDay(deposit.end))}, after ${length} at ${percent(deposit.annualRatePercent)} a year.`
}

/** Why a figure is missing. */
export function depositNotes({ problem, interest, maturity, days }: DepositResult): string[] {
  if (problem !== undefined) return [PROBLEMS[problem]]
  if (days === 0) return ['A deposit of no days earns nothing and has no yield.']
  return whyNoValue([interest, maturity])
}

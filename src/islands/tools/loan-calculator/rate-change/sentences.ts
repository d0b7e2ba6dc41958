import { monthInWords } from '@/islands/ui/dates/months.ts'
import { percent, rupees, whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { tinyEmiNote } from '../emi.ts'
import type { Timeline } from '../timeline.ts'
import type { Choice, RateChangeInput, RateChangeResult } from './rate-change.ts'

/** What a lender's letter states. */
export interface Letter {
  choice: 'same end' | 'same EMI' | 'combination' | 'neither' | 'never repaid'
  /** The EMIs that repay the loan at the EMI of the letter; NaN without one. */
  monthsNeeded: number
  /** The EMI that repays the loan in the EMIs of the letter, in rupees; NaN where the letter has an EMI. */
  emiNeeded: number
}

/** The names of the three choices, for a rise and for a cut. */
export const NAMES = {
  rise: {
    sameEnd: 'More a month, same end',
    sameEmi: 'More months, same EMI',
    half: 'Half and half, more a month',
  },
  cut: {
    sameEnd: 'Less a month, same end',
    sameEmi: 'Fewer months, same EMI',
    half: 'Half and half, less a month',
  },
} as const

/** Returns what a choice means, in short sentences. */
export function basisOf(choice: Choice, input: RateChangeInput): string {
  if (!Number.isFinite(choice.emi + choice.monthsAfter)) return basisWithoutEnd(choice.timeline)
  return `${rupees(choice.emi)} a month, ${endOf(choice, input)} ${interestOf(choice)}`
}

function basisWithoutEnd({ problem }: Timeline): string {
  return problem?.kind === 'never repaid'
    ? `The EMI does not cover the interest at the new rate. It must be at least ${rupees(problem.smallestEmi)}.`
    : 'The loan would take more than 100 years.'
}

function endOf({ monthsAfter, extraMonths, timeline }: Choice, input: RateChangeInput): string {
  const left = `${emis(monthsAfter)} at the new rate`
  const change =
    extraMonths === 0 ? '' : `, ${months(extraMonths)} ${extraMonths > 0 ? 'more' : 'fewer'}`
  const end = Number.isNaN(input.nextMonth)
    ? ''
    : `, the last in ${monthInWords(input.nextMonth + timeline.months - 1)}`
  return `${left}${change}${end}.`
}

function interestOf({ extraInterest }: Choice): string {
  return `${rupees(Math.abs(extraInterest))} ${extraInterest < 0 ? 'less' : 'more'} interest.`
}

/** Returns what keeps the EMI and the end, and the limit of the EMI. Undefined without figures. */
export function prepaymentSentence(
  { prepayment, monthlyInterest, presentEmi, monthsAfter }: RateChangeResult,
  { newRatePercent }: RateChangeInput,
): string | undefined {
  if (!Number.isFinite(prepayment)) return undefined
  const least = `At ${percent(newRatePercent)} an EMI must be more than ${rupees(monthlyInterest)}, the interest of a month.`
  if (prepayment < 0.5) return least
  return `A prepayment of ${rupees(prepayment)} when the rate changes keeps both the EMI of ${rupees(presentEmi)} and the ${emis(monthsAfter)}. ${least}`
}

/** Returns why there are no figures, or what to know about the input. */
export function notesOn(result: RateChangeResult, input: RateChangeInput): string[] {
  const { problem } = result.before
  const { monthsLeft, knownBy, annualRatePercent, newRatePercent, afterMonths } = input
  if (problem?.kind === 'never repaid')
    return [
      `The EMI does not cover the interest at the old rate. It must be at least ${rupees(problem.smallestEmi)}.`,
    ]
  if (problem?.kind === 'over a hundred years')
    return ['With this EMI the loan takes more than 100 years at the old rate.']
  if (knownBy === 'tenure' && !isWhole(monthsLeft, 1))
    return ['The EMIs left are a whole number from 1 to 1,200.']
  if (problem) return ['Enter an outstanding loan above ₹0 and rates of 0% or more.']
  if (!isWhole(afterMonths, 0) || afterMonths >= result.before.months)
    return [
      `The new rate must begin before the loan ends: after 0 to ${whole(result.before.months - 1)} whole EMIs.`,
    ]
  if (!(newRatePercent >= 0)) return ['Enter a new rate of 0% or more.']
  return [
    ...tinyEmiNote(result.presentEmi),
    ...(annualRatePercent === newRatePercent
      ? ['Both rates are the same, so nothing changes.']
      : []),
  ]
}

function isWhole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least
}

/** Returns what a letter states, and what to do where it fits no choice. */
export function letterSentence(
  { choice, monthsNeeded, emiNeeded }: Letter,
  { presentEmi, sameEnd, sameEmi, monthsAfter }: RateChangeResult,
  { letterEmi, letterMonths }: RateChangeInput,
): string {
  switch (choice) {
    case 'same end':
      return `The lender has chosen the same end: the EMI becomes ${rupees(sameEnd.emi)} and ${emis(monthsAfter)} remain.`
    case 'same EMI':
      return `The lender has chosen the same EMI of ${rupees(presentEmi)}: ${emis(sameEmi.monthsAfter)} remain.`
    case 'combination':
      return letterEmi > 0
        ? `The lender has chosen a combination: at ${rupees(letterEmi)} a month, ${emis(monthsNeeded)} remain.`
        : `The lender has chosen a combination: ${emis(letterMonths)} need ${rupees(emiNeeded)} a month. Ask for the new EMI.`
    case 'never repaid':
      return `At ${rupees(letterEmi)} a month the loan is never repaid. Ask the lender for the calculation.`
    case 'neither':
      return `The letter fits neither choice, nor one between them.${needed(letterEmi, letterMonths, monthsNeeded)}${emiSentence(emiNeeded, letterMonths)} Check the outstanding loan and the rates above, then ask the lender for the calculation.`
  }
}

function needed(emi: number, count: number, monthsNeeded: number): string {
  if (!Number.isFinite(monthsNeeded)) return ''
  const stated = count > 0 ? `, not ${whole(count)}` : ''
  return ` An EMI of ${rupees(emi)} takes ${emis(monthsNeeded)}${stated}.`
}

function emiSentence(emi: number, count: number): string {
  return Number.isFinite(emi) ? ` ${emis(count)} need an EMI of ${rupees(emi)}.` : ''
}

function emis(count: number): string {
  return counted(count, 'EMI')
}

function months(count: number): string {
  return counted(Math.abs(count), 'month')
}

import { groupedNumber } from '@/lib/digit-groups.ts'
import { roundTo } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import type { Unit } from '../fields/field-types.ts'
import type { Row } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'

/** What a difference is called, by its unit: the word for less, and the word for more. */
const WORDS: Record<Unit, readonly [string, string]> = {
  rupees: ['less', 'more'],
  'rupees and paise': ['less', 'more'],
  percent: ['lower', 'higher'],
  years: ['shorter', 'longer'],
  months: ['shorter', 'longer'],
  count: ['fewer', 'more'],
}

/** The decimals to which figures are shown, so that a difference is that of the figures beside it. */
const SHOWN_DECIMALS: Record<Unit, number> = {
  rupees: 0,
  'rupees and paise': 2,
  percent: 2,
  years: 10,
  months: 0,
  count: 0,
}

export interface Difference {
  words: string
  tone: Row['tone']
}

/** How a shown figure differs from the first: "₹1,200 less", good where less is better. None where either has no value. */
export function differenceOfFigures(
  first: Pick<Row, 'amount' | 'unit' | 'better'>,
  other: Pick<Row, 'amount'>,
): Difference | undefined {
  const decimals = SHOWN_DECIMALS[first.unit]
  const step = roundTo(other.amount, decimals) - roundTo(first.amount, decimals)
  return inWords(roundTo(step, decimals), first.unit, first.better)
}

/** How a given number differs from the first, free of rounding: "2 years longer". None where either has no value. */
export function differenceOfGiven(
  first: number,
  other: number,
  unit: Unit,
): Difference | undefined {
  return inWords(roundTo(other - first, 10), unit, undefined)
}

/** A figure as it is compared. What a row calls saved is never below zero: "Extra ₹4,00,301", "10 longer". */
export function savedFigure(row: Pick<Row, 'label' | 'amount' | 'unit'>): string {
  const { label, amount, unit } = row
  if (!/\bsaved$/i.test(label) || !(roundTo(amount, SHOWN_DECIMALS[unit]) < 0)) return figure(row)
  const size = figure({ amount: -amount, unit })
  return ['count', 'months', 'years'].includes(unit) ? `${size} longer` : `Extra ${size}`
}

function inWords(step: number, unit: Unit, better: Row['better']): Difference | undefined {
  if (!Number.isFinite(step)) return undefined
  if (step === 0) return { words: 'the same', tone: undefined }
  const [less, more] = WORDS[unit]
  const tone = better && ((better === 'more') === step > 0 ? 'good' : 'bad')
  return { words: `${size(Math.abs(step), unit)} ${step < 0 ? less : more}`, tone }
}

function size(amount: number, unit: Unit): string {
  if (unit === 'percent') return plural(amount, '1 point', `${groupedNumber(amount)} points`)
  // Paise of a given amount are its digits too.
  if (unit === 'rupees') return `₹${groupedNumber(amount)}`
  return figure({ amount, unit })
}

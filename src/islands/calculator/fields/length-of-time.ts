import { parseAmount } from '@/lib/amount.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { counted } from '@/lib/quantity.ts'

import type { Spelling } from '@/islands/ui/fields/amount-problem.ts'
import type { NumberInput } from './field-types.ts'
import { numberField, type NumberFieldOptions } from './number-fields.ts'

/**
 * Returns a field for a length of time in years, which also takes "30 months", "18m", "2y 6m" and "2 years 6 months". An arrow
 * key adds one year.
 */
export function yearsField(
  label: string,
  initial: number,
  options?: NumberFieldOptions,
): NumberInput {
  return { ...numberField('years', label, initial, options), spelling: years }
}

/** Returns a field for a number of months, which also takes "6 months" and "1 year". */
export function monthsField(
  label: string,
  initial: number,
  options?: NumberFieldOptions,
): NumberInput {
  return { ...numberField('count', label, initial, options), spelling: months }
}

/** Returns a length in words, from years: 2.5 → "2 years 6 months". Empty when it is not a whole number of months. */
export function lengthInWords(years: number): string {
  const length = Math.round(years * 12)
  // Twelfths of a year have no exact binary fraction, and an arrow key adds to nine of their decimals.
  const isWhole = Math.abs(years * 12 - length) < 1e-7
  if (!isWhole || length < 1 || length > MOST_MONTHS) return ''
  return `${part(Math.floor(length / 12), 'year')} ${part(length % 12, 'month')}`.trim()
}

/** A thousand years. Words would not help with longer times. */
const MOST_MONTHS = 12_000

const years: Spelling = {
  read(text) {
    const months = lengthIn(text)
    return months === undefined ? parseAmount(text) : months / 12
  },
  // Decimals beyond the second come from months: 7 of them are 0.5833333333333334 years.
  write: (value) => ((value * 100) % 1 && lengthInLetters(value)) || groupedNumber(value),
  inWords: (value) => (value % 1 ? lengthInWords(value) : ''),
  problem: problem('20, 2.5, 30 months or 2y 6m'),
}

const months: Spelling = {
  read: (text) => lengthIn(text) ?? parseAmount(text),
  write: groupedNumber,
  inWords: (value) => (value < 12 ? '' : lengthInWords(value / 12)),
  problem: problem('6, 6 months or 1y 6m'),
}

const NUMBER = String.raw`(\p{Nd}[\p{Nd}.,]{0,14})\s*`
const YEARS = String.raw`${NUMBER}(?:years?|yrs?|y|वर्ष|साल)(?:\.(?=\s|$))?`
const MONTHS = String.raw`${NUMBER}(?:months?|mths?|mon|mos?|m|महीने|महीना|माह)\.?`
const LENGTH = new RegExp(String.raw`^(?:${YEARS})?(?:[\s,]*(?:and\s+)?${MONTHS})?$`, 'iu')

/** The months that a text with years, months or both comes to; undefined when it has neither. */
function lengthIn(text: string): number | undefined {
  const [, years, months] = LENGTH.exec(text.replace(/\p{Cf}/gu, '').trim()) ?? []
  if (years === undefined && months === undefined) return undefined
  return parseAmount(years ?? '') * 12 + parseAmount(months ?? '')
}

/** Returns a length as people type it, which fits into its field: "10y 7m". Empty when it is not a whole number of months. */
function lengthInLetters(years: number): string {
  return lengthInWords(years).replaceAll(/ (y|m)\w+/g, '$1')
}

function part(count: number, name: string): string {
  return count ? counted(count, name) : ''
}

function problem(examples: string): string {
  return `is not a length of time. Write it like ${examples}.`
}

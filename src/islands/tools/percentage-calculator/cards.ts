import { NO_VALUE, percent, twoDecimals } from '@/lib/format.ts'

import {
  beforeDecrease,
  decreasedBy,
  increasedBy,
  percentageChange,
  percentOf,
  shareOf,
} from './percentage.ts'

/** One card of the page: two numbers and what follows from them. */
export interface Card {
  name: string
  title: string
  fields: readonly [CardField, CardField]
  /** The line above the result, said with the numbers. */
  resultLabel: string
  result: (first: number, second: number) => string
  /** What must be said beside the result, if anything. */
  note: (first: number, second: number) => string | undefined
}

interface CardField {
  label: string
  initial: string
  /** Whether it may be an amount in lakh or crore; a percentage is not. */
  hasUnits: boolean
}

const NOT_A_NUMBER = 'Please enter numbers in both fields.'

/** The four cards of the specification with its defaults, and two questions the other way round. */
export const cards: readonly Card[] = [
  {
    name: 'percent-of',
    title: 'What is X% of Y?',
    fields: [percentage('Percentage (X)', '10'), amount('Value (Y)', '100')],
    resultLabel: 'Result',
    result: (x, y) => twoDecimals(percentOf(x, y)),
    note: numbersOnly,
  },
  {
    name: 'change',
    title: 'Percentage Change',
    fields: [amount('From', '100'), amount('To', '150')],
    resultLabel: 'Change',
    result: (from, to) => signedPercent(percentageChange(from, to)),
    note: changeNote,
  },
  {
    name: 'increase',
    title: 'Percentage Increase',
    fields: [amount('Value', '100'), percentage('Increase by (%)', '20')],
    resultLabel: 'Result',
    result: (value, x) => twoDecimals(increasedBy(value, x)),
    note: numbersOnly,
  },
  {
    name: 'decrease',
    title: 'Percentage Decrease',
    fields: [amount('Value', '100'), percentage('Decrease by (%)', '20')],
    resultLabel: 'Result',
    result: (value, x) => twoDecimals(decreasedBy(value, x)),
    note: numbersOnly,
  },
  {
    name: 'share',
    title: 'X is what percent of Y?',
    fields: [amount('Part (X)', '25'), amount('Whole (Y)', '200')],
    resultLabel: 'Result',
    result: (part, whole) => percent(shareOf(part, whole)),
    note: (part, whole) => (whole === 0 ? 'Undefined: the whole is 0.' : numbersOnly(part, whole)),
  },
  {
    name: 'before',
    title: 'What was it before X% off?',
    fields: [amount('Value now', '80'), percentage('Reduced by (%)', '20')],
    resultLabel: 'Before',
    result: (value, x) => twoDecimals(beforeDecrease(value, x)),
    note: (value, x) =>
      x === 100 && !Number.isNaN(value)
        ? 'Undefined: 100% off leaves nothing of any value.'
        : numbersOnly(value, x),
  },
]

function amount(label: string, initial: string): CardField {
  return { label, initial, hasUnits: true }
}

function percentage(label: string, initial: string): CardField {
  return { label, initial, hasUnits: false }
}

function numbersOnly(first: number, second: number): string | undefined {
  return Number.isNaN(first) || Number.isNaN(second) ? NOT_A_NUMBER : undefined
}

function changeNote(from: number, to: number): string | undefined {
  if (from === 0 && !Number.isNaN(to)) return 'undefined: the starting value is 0'
  if (from < 0 && !Number.isNaN(to)) {
    const ofMagnitude = signedPercent(-percentageChange(from, to))
    return `By the plain formula, which divides by the negative starting value. Measured by its size the change is ${ofMagnitude}.`
  }
  if (signedPercent(percentageChange(from, to)) === '0.00%')
    return 'A fall of less than 0.005%, which is 0.00% in two decimals.'
  return numbersOnly(from, to)
}

/** The sentence for a result that numbers have, but that no double can hold. */
export function tooLarge(result: string): string | undefined {
  return result === NO_VALUE ? 'The result is too large to be written as a number.' : undefined
}

/** Like `percent`, with "+" when the value is 0 or positive: 50 → "+50.00%". A fall that rounds to 0 has no sign at all. */
export function signedPercent(value: number): string {
  return value >= 0 && Number.isFinite(value) ? `+${percent(value)}` : percent(value)
}

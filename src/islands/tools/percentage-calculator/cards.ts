import { NO_VALUE, percent, twoDecimals } from '@/lib/format.ts'

import { decreasedBy, increasedBy, percentageChange, percentOf, shareOf } from './percentage.ts'

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
}

const NOT_A_NUMBER = 'Please enter numbers in both fields.'

/** The four cards of the specification with its defaults, and the question the other way round. */
export const cards: readonly Card[] = [
  {
    name: 'percent-of',
    title: 'What is X% of Y?',
    fields: [field('Percentage (X)', '10'), field('Value (Y)', '100')],
    resultLabel: 'Result',
    result: (x, y) => twoDecimals(percentOf(x, y)),
    note: numbersOnly,
  },
  {
    name: 'change',
    title: 'Percentage Change',
    fields: [field('From', '100'), field('To', '150')],
    resultLabel: 'Change',
    result: (from, to) => signedPercent(percentageChange(from, to)),
    note: changeNote,
  },
  {
    name: 'increase',
    title: 'Percentage Increase',
    fields: [field('Value', '100'), field('Increase by (%)', '20')],
    resultLabel: 'Result',
    result: (value, x) => twoDecimals(increasedBy(value, x)),
    note: numbersOnly,
  },
  {
    name: 'decrease',
    title: 'Percentage Decrease',
    fields: [field('Value', '100'), field('Decrease by (%)', '20')],
    resultLabel: 'Result',
    result: (value, x) => twoDecimals(decreasedBy(value, x)),
    note: numbersOnly,
  },
  {
    name: 'share',
    title: 'X is what percent of Y?',
    fields: [field('Part (X)', '25'), field('Whole (Y)', '200')],
    resultLabel: 'Result',
    result: (part, whole) => percent(shareOf(part, whole)),
    note: (part, whole) => (whole === 0 ? 'Undefined: the whole is 0.' : numbersOnly(part, whole)),
  },
]

function field(label: string, initial: string): CardField {
  return { label, initial }
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
  return numbersOnly(from, to)
}

/** The sentence for a result that numbers have, but that no double can hold. */
export function tooLarge(result: string): string | undefined {
  return result === NO_VALUE ? 'The result is too large to be written as a number.' : undefined
}

/** Like `percent`, with "+" when the value is 0 or positive: 50 → "+50.00%". */
export function signedPercent(value: number): string {
  const text = percent(value)
  return text === NO_VALUE || text.startsWith('-') ? text : `+${text}`
}

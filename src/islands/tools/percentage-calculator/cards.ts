import { NO_VALUE, percent, twoDecimals } from '@/lib/format.ts'

import {
  beforeDecrease,
  beforeIncrease,
  decreasedBy,
  difference,
  differenceOf,
  increasedBy,
  percentageChange,
  percentOf,
  shareOf,
  wholeOf,
} from './percentage.ts'
import { stepsOf } from './steps.ts'

/** A card of the page: a question with two numbers. */
export interface Card {
  name: string
  title: string
  fields: readonly [CardField, CardField]
  resultLabel: string
  result: (first: number, second: number) => string
  /** The calculation in words, with the formatted result. */
  steps: (first: number, second: number, result: string) => string
  /** A validation error or an explanation of the result. */
  note: (first: number, second: number) => string | undefined
}

interface CardField {
  label: string
  initial: string
  /** Whether it accepts lakh and crore. */
  hasUnits: boolean
}

const NOT_A_NUMBER = 'Please enter numbers in both fields.'

/** The four cards of the specification with its defaults, then six more questions. */
export const cards: readonly Card[] = [
  {
    name: 'percent-of',
    title: 'What is X% of Y?',
    fields: [percentage('Percentage (X)', '10'), amount('Value (Y)', '100')],
    resultLabel: 'Result',
    result: (x, y) => twoDecimals(percentOf(x, y)),
    steps: stepsOf.percentOf,
    note: numbersOnly,
  },
  {
    name: 'change',
    title: 'Percentage Change',
    fields: [amount('From', '100'), amount('To', '150')],
    resultLabel: 'Change',
    result: (from, to) => signedPercent(percentageChange(from, to)),
    steps: stepsOf.change,
    note: changeNote,
  },
  {
    name: 'increase',
    title: 'Percentage Increase',
    fields: [amount('Value', '100'), percentage('Increase by (%)', '20')],
    resultLabel: 'Result',
    result: (value, x) => twoDecimals(increasedBy(value, x)),
    steps: stepsOf.increase,
    note: numbersOnly,
  },
  {
    name: 'decrease',
    title: 'Percentage Decrease',
    fields: [amount('Value', '100'), percentage('Decrease by (%)', '20')],
    resultLabel: 'Result',
    result: (value, x) => twoDecimals(decreasedBy(value, x)),
    steps: stepsOf.decrease,
    note: numbersOnly,
  },
  {
    name: 'share',
    title: 'X is what percent of Y?',
    fields: [amount('Part (X)', '25'), amount('Whole (Y)', '200')],
    resultLabel: 'Result',
    result: (part, whole) => percent(shareOf(part, whole)),
    steps: stepsOf.share,
    note: (part, whole) => (whole === 0 ? 'Undefined: the whole is 0.' : numbersOnly(part, whole)),
  },
  {
    name: 'whole',
    title: 'X is P% of what?',
    fields: [amount('Part (X)', '30'), percentage('Percentage (P)', '15')],
    resultLabel: 'Whole',
    result: (part, p) => twoDecimals(wholeOf(part, p)),
    steps: stepsOf.whole,
    note: (part, p) =>
      p === 0 && !Number.isNaN(part) ? 'Undefined: 0% of every value is 0.' : numbersOnly(part, p),
  },
  {
    name: 'before',
    title: 'What was it before X% off?',
    fields: [amount('Value now', '80'), percentage('Reduced by (%)', '20')],
    resultLabel: 'Before',
    result: (value, x) => twoDecimals(beforeDecrease(value, x)),
    steps: stepsOf.before,
    note: (value, x) =>
      x === 100 && !Number.isNaN(value)
        ? 'Undefined: 100% off leaves nothing of any value.'
        : numbersOnly(value, x),
  },
  {
    name: 'before-increase',
    title: 'What was it before X% on top?',
    fields: [
      amount('Value now, such as a price with tax', '118'),
      percentage('Increased by (%)', '18'),
    ],
    resultLabel: 'Before',
    result: (value, x) => twoDecimals(beforeIncrease(value, x)),
    steps: stepsOf.beforeIncrease,
    note: (value, x) =>
      x === -100 && !Number.isNaN(value)
        ? 'Undefined: a change of -100% leaves nothing of any value.'
        : numbersOnly(value, x),
  },
  {
    name: 'difference',
    title: 'Percentage Difference',
    fields: [amount('First value', '100'), amount('Second value', '150')],
    resultLabel: 'Difference',
    result: (first, second) => percent(differenceOf(first, second)),
    steps: stepsOf.difference,
    note: (first, second) =>
      first === 0 && second === 0 ? 'Undefined: both values are 0.' : numbersOnly(first, second),
  },
  {
    name: 'points',
    title: 'Points and Percent',
    fields: [percentage('Rate before (%)', '6'), percentage('Rate after (%)', '7.5')],
    resultLabel: 'The rate changes by',
    result: pointsAndPercent,
    steps: stepsOf.points,
    note: (from, to) =>
      from === 0 && !Number.isNaN(to)
        ? 'Only in points: a change from 0% is undefined in percent.'
        : numbersOnly(from, to),
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
    return `The formula divides by the negative starting value. Divided by its absolute value, the change is ${ofMagnitude}.`
  }
  if (signedPercent(percentageChange(from, to)) === '0.00%')
    return 'A fall of less than 0.005%, which rounds to 0.00%.'
  return numbersOnly(from, to)
}

/** Formats a change of a rate: from 6 % to 7.5 % is "+1.50 points, +25.00%". */
function pointsAndPercent(from: number, to: number): string {
  const points = difference(from, to)
  const change = percentageChange(from, to)
  if (!Number.isFinite(points) || !Number.isFinite(change)) return NO_VALUE
  const inPoints = `${points < 0 ? '' : '+'}${twoDecimals(points)} points`
  return from === 0 ? inPoints : `${inPoints}, ${signedPercent(change)}`
}

/** Returns the calculation of a card in words; undefined without a result, with a note, or if an intermediate number is too large. */
export function stepsTo(card: Card, first: number, second: number): string | undefined {
  const result = card.result(first, second)
  if (result === NO_VALUE || card.note(first, second) !== undefined) return undefined
  const steps = card.steps(first, second, result)
  return steps.includes(NO_VALUE) ? undefined : steps
}

/** Returns the sentence for a result that is too large for a double. */
export function tooLarge(result: string): string | undefined {
  return result === NO_VALUE ? 'The result is too large to show.' : undefined
}

/** Formats a percentage with its sign: 50 → "+50.00%". A negative value that rounds to 0 has no sign. */
export function signedPercent(value: number): string {
  return value >= 0 && Number.isFinite(value) ? `+${percent(value)}` : percent(value)
}

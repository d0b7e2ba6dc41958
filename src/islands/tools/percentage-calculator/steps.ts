import { rounded } from '@/islands/calculator/results/numbers.ts'
import { difference, meanSize, percentageChange, percentOf, shareOf } from './percentage.ts'

type Steps = (first: number, second: number, result: string) => string

/** The calculation of each card in words. Both numbers and the result are finite. */
export const stepsOf = {
  percentOf: (x, y, result) =>
    `1% of ${typed(y)} is ${found(percentOf(1, y))}, and ${typed(x)} times that is ${result}.`,
  change: (from, to, result) =>
    `The change is ${found(difference(from, to))}. Divided by ${typed(from)}, where it starts, and times 100, that is ${result}.`,
  increase: (value, x, result) =>
    `${shareInWords(x, value)}, and with that on top ${typed(value)} becomes ${result}.`,
  decrease: (value, x, result) =>
    `${shareInWords(x, value)}, and without that ${typed(value)} becomes ${result}.`,
  share: (part, whole, result) =>
    `${typed(part)} divided by ${typed(whole)} is ${found(shareOf(part, whole) / 100)}, and times 100 that is ${result}.`,
  whole: (part, percent, result) =>
    `1% is ${typed(part)} divided by ${typed(percent)}, and 100 times as much is ${result}.`,
  before: (value, x, result) =>
    `${found(difference(x, 100))}% is left, so 1% was ${typed(value)} divided by that. 100 times as much is ${result}.`,
  beforeIncrease: (value, x, result) =>
    `It is now ${found(difference(-x, 100))}%, so 1% was ${typed(value)} divided by that. 100 times as much is ${result}.`,
  difference: (first, second, result) =>
    `They are ${found(Math.abs(difference(first, second)))} apart and ${found(meanSize(first, second))} on average. The first divided by the second, times 100, is ${result}.`,
  points: (from, to) =>
    `The second rate less the first is ${found(difference(from, to))}: these are the points. Divided by ${typed(from)} and times 100, that is ${found(percentageChange(from, to))} percent.`,
} satisfies Record<string, Steps>

function shareInWords(percent: number, value: number): string {
  return `${typed(percent)}% of ${typed(value)} is ${found(percentOf(percent, value))}`
}

/** Formats a number as typed, with all its digits. */
function typed(value: number): string {
  return bare(rounded(value, 15))
}

/** Formats an intermediate result, with "about" if it is rounded. */
function found(value: number): string {
  const shown = bare(rounded(value))
  return Number(value.toPrecision(7)) === value ? shown : `about ${shown}`
}

/** Removes the parentheses of a negative number in a formula: "(-5)" → "-5". */
function bare(text: string): string {
  return text.replace(/^\((.*)\)$/, '$1')
}

import { leastWholeRupee } from '../income-tax.ts'

/** What a CTC comes to, in rupees a year. */
interface Outcome {
  inHand: number
  taxableIncome: number
}

type InHandOf = (ctc: number) => number

/** More than any salary. */
const MOST = 1e12
/** Rupees. The sum of twelve months can miss the year by a few billionths, which do not count as missing pay. */
const SUM_ERROR = 0.001
/** Rounding to whole rupees and to tens lets the in-hand pay fall and rise again within fewer rupees of CTC than this. */
const NOISE = 200

/**
 * The smallest CTC in whole rupees that brings at least so much in hand; NaN when none does.
 * Found by halving intervals of whole rupees. Just above the limit of a rebate or of a surcharge more pay leaves less, so that
 * each stretch between two such limits (`edges`, taxable incomes, ascending) is searched by itself: in it the in-hand pay falls at
 * first at most, and then rises.
 */
export function smallestCtc(
  wanted: number,
  edges: readonly number[],
  outcomeOf: (ctc: number) => Outcome,
): number {
  const inHandOf = (ctc: number) => outcomeOf(ctc).inHand + SUM_ERROR
  const brings = (ctc: number) => inHandOf(ctc) >= wanted
  if (brings(0)) return 0
  let below = 0
  for (const edge of edges) {
    // No more is taxed than the CTC.
    const beyond = firstFrom(Math.max(below, edge), (ctc) => outcomeOf(ctc).taxableIncome > edge)
    if (Number.isNaN(beyond)) break
    if (brings(beyond - 1)) return firstOf(below, beyond - 1, wanted, inHandOf)
    below = beyond - 1
  }
  const enough = doubledFrom(below, brings)
  return Number.isNaN(enough) ? NaN : firstOf(below, enough, wanted, inHandOf)
}

/** The first whole number above `below` that brings enough, where nothing up to `below` does. */
function firstOf(below: number, enough: number, wanted: number, inHandOf: InHandOf): number {
  const found = leastWholeRupee(below, enough, (ctc) => inHandOf(ctc) >= wanted)
  let ctc = Math.max(below + 1, found - NOISE)
  while (ctc < found) {
    const missing = wanted - inHandOf(ctc)
    if (missing <= 0) return ctc
    // A rupee of CTC brings at most a rupee, and once in a while ten of tax.
    ctc += Math.max(1, Math.floor(missing) - 20)
  }
  return found
}

/** A whole number above `below` from which on the condition holds; NaN when there is none. */
export function firstFrom(below: number, holds: (ctc: number) => boolean): number {
  const enough = doubledFrom(below, holds)
  return Number.isNaN(enough) ? NaN : leastWholeRupee(below, enough, holds)
}

function doubledFrom(below: number, holds: (ctc: number) => boolean): number {
  for (let step = 1; below + step <= MOST; step *= 2) if (holds(below + step)) return below + step
  return NaN
}

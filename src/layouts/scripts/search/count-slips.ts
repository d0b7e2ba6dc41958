/** Typo tolerance: one edit for words of 4 to 8 letters, two from 9 letters on. */
const ONE_SLIP_FROM = 4
const TWO_SLIPS_FROM = 9
/** Shorter words are compared with whole words: one edit makes four letters the beginning of too many. */
const BEGINNING_FROM = 5

/**
 * Counts the edits between a typed word and the beginning of another, for four letters all of another: letters missing, added, replaced, or two neighbours
 * swapped. Returns undefined beyond the tolerance for the word's length, or if the first letters differ.
 */
export function countSlips(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0
  if (typed.length < ONE_SLIP_FROM || !/^\p{L}/u.test(typed)) return undefined
  const isSwapped = typed[0] === word[1] && typed[1] === word[0]
  if (typed[0] !== word[0] && !isSwapped) return undefined
  const most = typed.length < TWO_SLIPS_FROM ? 1 : 2
  if (typed.length > word.length + most) return undefined
  const isWhole = typed.length < BEGINNING_FROM
  if (isWhole && word.length > typed.length + most) return undefined
  const slips = countEdits(typed, word.slice(0, typed.length + most), isWhole)
  return slips <= most ? slips : undefined
}

/** Counts the edits that make `typed` the beginning of `word`, or the whole word ("optimal string alignment": no letter is edited twice). */
function countEdits(typed: string, word: string, isWhole: boolean): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const changed = at(last, column - 1) + (isSame ? 0 : 1)
      const best = Math.min(changed, at(last, column) + 1, at(current, column - 1) + 1)
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current.push(isSwap ? Math.min(best, at(beforeLast, column - 2) + 1) : best)
    }
    beforeLast = last
    last = current
  }
  // Letters that are not typed yet are not slips.
  return isWhole ? at(last, word.length) : Math.min(...last)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

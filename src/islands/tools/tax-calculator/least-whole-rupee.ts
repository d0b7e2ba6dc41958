/**
 * The least whole rupee for which the condition holds, above `notYet` and up to `enough`.
 * It must not hold at `notYet`, must hold at `enough`, and must not cease to hold in between; where it does cease, the answer is one
 * of the whole rupees at which it begins. Beyond 2^53, where not every whole rupee is a number, it is the least such number.
 */
export function leastWholeRupee(
  notYet: number,
  enough: number,
  holds: (rupees: number) => boolean,
): number {
  const middle = Math.floor(notYet + (enough - notYet) / 2)
  // Also where neighbouring numbers have no middle between them.
  if (middle <= notYet || middle >= enough) return enough
  return holds(middle)
    ? leastWholeRupee(notYet, middle, holds)
    : leastWholeRupee(middle, enough, holds)
}

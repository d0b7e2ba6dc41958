/** Equal rows that stay beside a difference. */
const CONTEXT = 3

/**
 * The rows that are shown, in their order: the number of each or, for rows that are folded away, minus how many they are. Folded
 * is what lies further from every difference.
 */
export function shownRows(signs: Uint8Array, changes: Uint32Array, isFolded: boolean): Int32Array {
  if (!isFolded || changes.length === 0) return Int32Array.from(signs.keys())
  const shown: number[] = []
  let start = 0
  const fold = (end: number) => {
    // One row takes no more room than the line that would say so.
    if (end - start > 1) shown.push(start - end)
    else if (end > start) shown.push(start)
    start = Math.max(start, end)
  }
  for (let row = 0; row < signs.length; row++) {
    if (signs[row] === 0) continue
    fold(Math.max(start, row - CONTEXT))
    const end = Math.min(signs.length, row + CONTEXT + 1)
    for (; start < end; start++) shown.push(start)
  }
  fold(signs.length)
  return Int32Array.from(shown)
}

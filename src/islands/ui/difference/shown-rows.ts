/** Unchanged rows that stay visible around a difference. */
const CONTEXT = 3

/**
 * Returns the visible rows in order. An entry is a row number or, for a group of folded rows, their negative count. Rows
 * further than `CONTEXT` from every difference are folded. `signs` has 0 for each unchanged row.
 */
export function shownRows(signs: Uint8Array, hasChanges: boolean, isFolded: boolean): Int32Array {
  if (!isFolded || !hasChanges) return Int32Array.from(signs.keys())
  const shown: number[] = []
  let start = 0
  const fold = (end: number) => {
    // Folding a single row would save no space.
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

/** The limit of edits: the memory of the trace grows with their square. */
const MOST_EDITS = 2_000

/**
 * Returns the index pairs of a longest common subsequence, by E. W. Myers, "An O(ND) Difference Algorithm" (Algorithmica 1986).
 * Subtracts its steps from the budget; undefined when the budget or the limit of edits is exceeded.
 */
export function shortestEdit(
  left: Int32Array,
  right: Int32Array,
  budget: { steps: number },
): [number, number][] | undefined {
  const pairs: [number, number][] = []
  let start = 0
  let [leftEnd, rightEnd] = [left.length, right.length]
  while (start < leftEnd && start < rightEnd && left[start] === right[start]) {
    pairs.push([start, start])
    start++
  }
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--
    rightEnd--
  }
  const middle = search(left.subarray(start, leftEnd), right.subarray(start, rightEnd), budget)
  if (middle === undefined) return undefined
  for (const [a, b] of middle) pairs.push([a + start, b + start])
  for (let a = leftEnd, b = rightEnd; a < left.length; a++, b++) pairs.push([a, b])
  return pairs
}

function search(
  left: Int32Array,
  right: Int32Array,
  budget: { steps: number },
): [number, number][] | undefined {
  if (left.length === 0 || right.length === 0) return []
  const most = Math.min(left.length + right.length, MOST_EDITS)
  const middle = most + 1
  /** The furthest index of `left` reached on each diagonal. */
  const reach = new Int32Array(2 * most + 3)
  /** For each number of edits, how far each diagonal was reached with one less. */
  const trace: Int32Array[] = []
  for (let edits = 0; edits <= most; edits++) {
    // Only these diagonals can have been reached.
    trace.push(reach.slice(middle - edits, middle + edits + 1))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = middle + diagonal
      const isDown = isDownwards(reach, at, diagonal, edits)
      let a = isDown ? (reach[at + 1] as number) : (reach[at - 1] as number) + 1
      const from = a
      while (a < left.length && a - diagonal < right.length && left[a] === right[a - diagonal]) a++
      reach[at] = a
      budget.steps -= 1 + a - from
      if (budget.steps < 0) return undefined
      if (a >= left.length && a - diagonal >= right.length)
        return tracePairs(trace, left.length, right.length)
    }
  }
  return undefined
}

/** Whether the furthest path to a diagonal comes from the one above, by an insertion from `right`. */
function isDownwards(reach: Int32Array, at: number, diagonal: number, edits: number) {
  if (diagonal === -edits) return true
  return diagonal !== edits && (reach[at - 1] as number) < (reach[at + 1] as number)
}

function tracePairs(trace: Int32Array[], leftEnd: number, rightEnd: number): [number, number][] {
  const pairs: [number, number][] = []
  let [a, b] = [leftEnd, rightEnd]
  for (let edits = trace.length - 1; edits > 0; edits--) {
    const reach = trace[edits] as Int32Array
    const diagonal = a - b
    const at = edits + diagonal
    const isDown = isDownwards(reach, at, diagonal, edits)
    const beforeA = reach[isDown ? at + 1 : at - 1] as number
    const beforeB = beforeA - diagonal + (isDown ? -1 : 1)
    while (a > beforeA && b > beforeB) pairs.push([--a, --b])
    ;[a, b] = [beforeA, beforeB]
  }
  while (a > 0 && b > 0) pairs.push([--a, --b])
  return pairs.reverse()
}

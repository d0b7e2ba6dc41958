/** More differences than this are not looked for: what is remembered of each step grows with them. */
const MOST_DIFFERENCES = 2_000

/**
 * The pairs of places of a longest common subsequence, by E. W. Myers, "An O(ND) Difference Algorithm" (Algorithmica 1986).
 * What it costs is taken off the budget; undefined when that, or the number of differences, does not suffice.
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

/** For each number of differences how far each diagonal was reached with one less. */
type Trace = Int32Array[]

function search(
  left: Int32Array,
  right: Int32Array,
  budget: { steps: number },
): [number, number][] | undefined {
  if (left.length === 0 || right.length === 0) return []
  const most = Math.min(left.length + right.length, MOST_DIFFERENCES)
  const middle = most + 1
  /** How far in `left` each diagonal is reached. */
  const reach = new Int32Array(2 * most + 3)
  const trace: Trace = []
  for (let differences = 0; differences <= most; differences++) {
    // Only these diagonals can have been reached.
    trace.push(reach.slice(middle - differences, middle + differences + 1))
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const at = middle + diagonal
      const isDown = isDownwards(reach, at, diagonal, differences)
      let a = isDown ? (reach[at + 1] as number) : (reach[at - 1] as number) + 1
      const from = a
      while (a < left.length && a - diagonal < right.length && left[a] === right[a - diagonal]) a++
      reach[at] = a
      budget.steps -= 1 + a - from
      if (a >= left.length && a - diagonal >= right.length)
        return pairsOf(trace, left.length, right.length)
    }
    if (budget.steps < 0) return undefined
  }
  return undefined
}

/** Whether the furthest way to a diagonal comes from the one above, by taking one more of `right`. */
function isDownwards(reach: Int32Array, at: number, diagonal: number, differences: number) {
  if (diagonal === -differences) return true
  return diagonal !== differences && (reach[at - 1] as number) < (reach[at + 1] as number)
}

function pairsOf(trace: Trace, leftEnd: number, rightEnd: number): [number, number][] {
  const pairs: [number, number][] = []
  let [a, b] = [leftEnd, rightEnd]
  for (let differences = trace.length - 1; differences > 0; differences--) {
    const reach = trace[differences] as Int32Array
    const diagonal = a - b
    const at = differences + diagonal
    const isDown = isDownwards(reach, at, diagonal, differences)
    const beforeA = reach[isDown ? at + 1 : at - 1] as number
    const beforeB = beforeA - diagonal + (isDown ? -1 : 1)
    while (a > beforeA && b > beforeB) pairs.push([--a, --b])
    ;[a, b] = [beforeA, beforeB]
  }
  while (a > 0 && b > 0) pairs.push([--a, --b])
  return pairs.reverse()
}

/** Returns the indices of a longest increasing subsequence, by patience sorting in O(n log n). */
export function longestIncreasing(numbers: Int32Array): number[] {
  /** For each length, the index of the smallest last element of a subsequence of that length. */
  const ends: number[] = []
  const before = new Int32Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? (ends[low - 1] as number) : -1
    ends[low] = at
  }
  const rise: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] as number) rise.push(at)
  return rise.reverse()
}

/** The places of a longest strictly rising subsequence of numbers, by patience sorting: n log n steps. */
export function longestRise(numbers: Int32Array): number[] {
  /** For each length the place at which the rise of that length with the smallest end ends. */
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

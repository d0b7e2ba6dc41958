/** The most results that are remembered. Browsers send a handful of values, but anyone can send others. */
const MOST_RESULTS = 1_000

/** Returns a function that remembers its results for the last texts, because most requests have the same few header values. */
export function remember<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    if (results.size >= MOST_RESULTS) results.clear()
    const result = work(text)
    results.set(text, result)
    return result
  }
}

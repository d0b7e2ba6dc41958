/** Lowers amounts of 0 or more, the first one first, in total by up to `by`. */
export function lowered(amounts: readonly number[], by: number): number[] {
  let left = by
  return amounts.map((amount) => {
    const off = Math.min(amount, left)
    left -= off
    return amount - off
  })
}

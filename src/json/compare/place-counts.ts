/** Counts which of many places are taken while that changes, by the tree of P. M. Fenwick (1994): log n steps for each question. */
export class PlaceCounts {
  private readonly sums: Int32Array

  /** `taken` has a 1 for each place that is taken. */
  constructor(taken: Uint8Array) {
    this.sums = new Int32Array(taken.length + 1)
    for (let at = 1; at < this.sums.length; at++) {
      this.sums[at] = (this.sums[at] as number) + (taken[at - 1] as number)
      const next = at + (at & -at)
      if (next < this.sums.length) {
        this.sums[next] = (this.sums[next] as number) + (this.sums[at] as number)
      }
    }
  }

  /** How many places before this one are taken. */
  before(place: number): number {
    let count = 0
    for (let at = place; at > 0; at -= at & -at) count += this.sums[at] as number
    return count
  }

  /** Takes a place (1) or leaves it (-1). */
  change(place: number, by: 1 | -1): void {
    for (let at = place + 1; at < this.sums.length; at += at & -at) {
      this.sums[at] = (this.sums[at] as number) + by
    }
  }
}

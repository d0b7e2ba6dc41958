/** The sentence that says why numbers have no growth to show, as a list of one; empty when every figure has a value. */
export function whyNoValue(found: readonly number[]): string[] {
  if (found.every(Number.isFinite)) return []
  return [
    'With these values there is no result: they grow too large to be written down, or lose more than everything.',
  ]
}

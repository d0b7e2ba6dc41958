/** The sentence that says why a growth calculation has no value, as a list of one; empty when every figure has one. */
export function whyNoValue(given: readonly number[], found: readonly number[]): string[] {
  if (found.every(Number.isFinite)) return []
  if (given.some(Number.isNaN))
    return ['One of the values is not a number, so there is no result yet.']
  return [
    'With these values there is no result: they grow too large to be written down, or lose more than everything.',
  ]
}

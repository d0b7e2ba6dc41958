/** Moves the focus to the results and scrolls them into view. */
export function showResults(results: HTMLElement | null): void {
  results?.focus({ preventScroll: true })
  results?.scrollIntoView({ block: 'nearest' })
}

/** As `ref` of a fold: tells its `onToggle` that it was unfolded before React took it over, which nobody heard. */
export function tellIfOpen(fold: HTMLDetailsElement | null): void {
  if (fold?.open) fold.dispatchEvent(new Event('toggle'))
}

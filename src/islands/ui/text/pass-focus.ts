/** Milliseconds until parts that render later than the text are rendered. */
const LATER_MS = 100

/**
 * Focuses another element once the page has changed, when the pressed button was removed or disabled.
 * Otherwise the focus moves to the body, and keyboards and screen readers start again at the top of the page.
 */
export function passFocus(next: () => HTMLElement | null | undefined): void {
  const pass = () => {
    const focused = document.activeElement
    if (focused === null || focused === document.body || focused.matches(':disabled'))
      next()?.focus()
  }
  requestAnimationFrame(pass)
  setTimeout(pass, LATER_MS)
}

/** Focuses the text of a tool, in a text box or a preview. */
export function passFocusToText(name: string): void {
  passFocus(
    () =>
      document.querySelector<HTMLElement>(`textarea[name="${name}"]`) ??
      document.querySelector<HTMLElement>('[data-held] pre'),
  )
}

/** Milliseconds within which a slow phone renders what a press changes. */
const LATER_MS = 3000

/**
 * Focuses another element once the page has changed, when the pressed button was removed or disabled.
 * Otherwise the focus moves to the body, and keyboards and screen readers start again at the top of the page.
 */
export function passFocus(next: () => HTMLElement | null | undefined): void {
  const pressed = document.activeElement
  const end = performance.now() + LATER_MS
  const pass = () => {
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body || focused.matches(':disabled')
    const target = isLost ? next() : undefined
    target?.focus()
    // Parts that follow the typing when there is time render some frames later.
    const isWaiting = target ? false : isLost || focused === pressed
    if (isWaiting && performance.now() < end) requestAnimationFrame(pass)
  }
  requestAnimationFrame(pass)
}

/** Focuses the text of a tool, in a text box or a preview. */
export function passFocusToText(name: string): void {
  passFocus(
    () =>
      document.querySelector<HTMLElement>(`textarea[name="${name}"]`) ??
      document.querySelector<HTMLElement>('[data-held] pre'),
  )
}

/** Milliseconds after which parts that follow a text later have been drawn. */
const LATER_MS = 100

/**
 * Gives the focus to another element once the page has changed, where the button that was pressed has gone or is disabled.
 * Without this the focus falls to the body, and a keyboard or screen reader begins at the top of the page again.
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

/** Gives the focus to the text of a tool, whether it is in a box or held. */
export function passFocusToText(name: string): void {
  passFocus(
    () =>
      document.querySelector<HTMLElement>(`textarea[name="${name}"]`) ??
      document.querySelector<HTMLElement>('[data-held] pre'),
  )
}

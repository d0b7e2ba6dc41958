/** The events that show that someone uses the page. A mouse that moves and a page that scrolls come before the first press. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'] as const

let first: Promise<void> | undefined

/**
 * Resolves when the visitor first uses the page. Code that is needed only after that is loaded then: most of its bytes are
 * saved for visitors who read the answer and leave. Parts that work on presses need `data-waits` until they are hydrated.
 */
export function firstUse(): Promise<void> {
  return (first ??= new Promise((resolve) => {
    if (isUsed()) return resolve()
    const heard = new AbortController()
    const hear = () => {
      heard.abort()
      resolve()
    }
    // React stops events in parts that are not hydrated yet. Only of scrolling those of the page itself count, because a script
    // scrolls parts of it.
    for (const type of USES)
      addEventListener(type, hear, {
        passive: true,
        capture: type !== 'scroll',
        signal: heard.signal,
      })
  }))
}

/** Returns whether the page was used before this script ran. */
function isUsed(): boolean {
  const { activeElement, body } = document
  return (
    // A press or a key, also one that changed nothing. Old browsers do not tell.
    navigator.userActivation?.hasBeenActive ||
    scrollY > 0 ||
    (activeElement !== null && activeElement !== body)
  )
}

/** Shows an element with `data-waits` after its code has loaded, and repeats the presses in it (see layouts/head/early-presses.ts). */
export function awake(element: HTMLElement): void {
  element.removeAttribute('data-waits')
  element.style.visibility = ''
  element.dispatchEvent(new Event('awake'))
}

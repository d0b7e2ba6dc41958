import { entryFields } from '@/islands/ui/early/use-entry-fields.ts'
import { firstUse } from '@/lib/first-use.ts'

/** The results of the two frames (Calculator.tsx, AnswerPage.tsx). */
const RESULTS = '[data-results]'

let needed: Promise<void> | undefined

/**
 * Resolves when what explains the results must be loaded: someone uses the page, the results are on the screen, or the page has
 * other values than the built ones, from a link or from its history entry.
 */
export function whenNeeded(): Promise<void> {
  return (needed ??= new Promise((resolve) => {
    if (location.hash !== '' || entryFields() !== undefined) resolve()
    // Another address of the same page can be typed without an event of use.
    addEventListener('hashchange', () => resolve(), { once: true })
    void firstUse().then(resolve)
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    for (const element of document.querySelectorAll(RESULTS)) observer.observe(element)
  }))
}

/**
 * Returns a function for `useLoaded` that loads the parts of a calculator that explain its results once they are needed.
 * `isRestored` returns whether one of them restores something at once. The page waits without a state of its own: React would
 * render it again while it hydrates.
 */
export function onceNeeded<Part>(
  load: () => Promise<Part>,
  isRestored?: () => boolean,
): () => Promise<Part> {
  return async () => {
    if (!isRestored?.()) await whenNeeded()
    return load()
  }
}

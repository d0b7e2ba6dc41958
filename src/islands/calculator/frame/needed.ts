import { useEffect, useState } from 'react'

import { entryFields } from '@/islands/ui/early/use-entry-fields.ts'
import { firstUse } from '@/lib/first-use.ts'

/**
 * Resolves when a part of a calculator must be loaded: someone uses the page, an element of the selector is on the screen, or
 * the page has other values than the built ones, from a link or from its history entry.
 */
export function whenNeeded(part: string): Promise<void> {
  return new Promise((resolve) => {
    if (location.hash !== '' || entryFields() !== undefined) resolve()
    // Another address of the same page can be typed without an event of use.
    addEventListener('hashchange', () => resolve(), { once: true })
    void firstUse().then(resolve)
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    for (const element of document.querySelectorAll(part)) observer.observe(element)
  })
}

/** The results of the two frames (Calculator.tsx, AnswerPage.tsx). */
const RESULTS = '[data-results], [data-answer-page]'

/**
 * Returns whether the parts of a calculator that explain its results must be loaded (see `useLoaded`). `isRestored` returns
 * whether one of them restores something at once; it must stay the same function.
 */
export function useNeeded(isRestored?: () => boolean): boolean {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const due = isRestored?.() ? Promise.resolve() : whenNeeded(RESULTS)
    void due.then(() => setNeeded(true))
  }, [isRestored])
  return isNeeded
}

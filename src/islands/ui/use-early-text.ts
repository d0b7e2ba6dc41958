import { useLayoutEffect, useState } from 'react'

import { countEarly } from './typed-text.ts'

/**
 * Hands over what stood in a text box of a given name before the island came alive, when that is not what the page was
 * built with. It must be read while rendering: a text box that was built with text is set back to that text by React's
 * hydration, before any effect runs.
 */
export function useEarlyText(name: string, built: string, onText: (text: string) => void): void {
  const [early] = useState(() => textIn(name))
  useLayoutEffect(() => {
    if (early === undefined || early === built) return
    countEarly(early)
    onText(early)
    // Only what happened before the first render is early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

function textIn(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value
}

import { useLayoutEffect, useState } from 'react'

import { countEarly } from '../fields/typed-text.ts'

/**
 * Hands over what stood in a text box of a given name before the island came alive, when that is not what the page was
 * built with, and leaves the caret or selection where it was. Both must be read while rendering: React's hydration sets a
 * text box that was built with text back to that text, before any effect runs.
 */
export function useEarlyText(name: string, built: string, onText: (text: string) => void): void {
  const [early] = useState(() => readBox(name))
  useLayoutEffect(() => {
    if (early === undefined) return
    if (early.text !== built) {
      countEarly(early.text)
      onText(early.text)
    }
    // Once the text is in the box again, and before the next key is.
    if (document.activeElement === early.box) queueMicrotask(early.select)
    // Only what happened before the first render is early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

function readBox(name: string) {
  if (typeof document === 'undefined') return undefined
  const box = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
  if (box === null) return undefined
  const { value: text, selectionStart, selectionEnd, selectionDirection } = box
  const select = () => box.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
  return { box, text, select }
}

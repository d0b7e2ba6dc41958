import { useLayoutEffect, type RefObject } from 'react'

/**
 * Hands over what was typed into a text box, or restored by the browser, before the island came alive.
 * React leaves the box as it is at hydration, but would overwrite it with its own state at the next change.
 */
export function useTypedEarly(
  box: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  initial: string,
  onText: (text: string) => void,
): void {
  useLayoutEffect(() => {
    const typed = box.current?.value ?? initial
    if (typed !== initial) onText(typed)
    // Only what happened before the first render is early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

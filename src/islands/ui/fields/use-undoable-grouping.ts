import { useEffect, type RefObject } from 'react'

/**
 * Groups the digits of a field as they are typed, pasted or deleted, so that one undo takes back the edit with its commas.
 * What does it is loaded once the field is there. Until then the commas come after the edit (`useAmountBox`).
 */
export function useUndoableGrouping(box: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    const field = box.current
    if (!isOn || field === null) return
    const gone = new AbortController()
    import('./group-edits.ts').then(({ groupEdits }) => groupEdits(field, gone.signal), Boolean)
    return () => gone.abort()
  }, [box, isOn])
}

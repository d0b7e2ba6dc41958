import { useEffect, type RefObject } from 'react'

/** Undoes typing in an editable box in runs; what does it is loaded once the box is there. */
export function useUndoSteps(
  box: RefObject<HTMLTextAreaElement | null>,
  isEditable: boolean,
): void {
  useEffect(() => {
    const field = box.current
    if (!isEditable || field === null) return
    const gone = new AbortController()
    import('./undo-steps.ts').then(({ groupUndo }) => groupUndo(field, gone.signal), Boolean)
    return () => gone.abort()
  }, [box, isEditable])
}

import { startTransition, useEffect, useState } from 'react'

import { attempt, loadPart } from './load-part.ts'

/**
 * Loads a part of the page once it is wanted, and returns it, or undefined until then. It is drawn as a transition. A part that
 * cannot be loaded is reported in a toast. `load` must stay the same function.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  useEffect(() => {
    if (!isWanted) return
    void attempt(async () => {
      const part = await loadPart(load)
      startTransition(() => setLoaded({ part }))
    })
  }, [load, isWanted])
  return loaded?.part
}

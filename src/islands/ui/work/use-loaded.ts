import { startTransition, useEffect, useState } from 'react'

import { attempt, loadPart } from './load-part.ts'

/**
 * What a page shows beyond its figures, loaded once these are there and drawn in steps; undefined until then. `load` stays the
 * same function.
 */
export function usePart<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ part: Part }>()
  useEffect(() => {
    void attempt(async () => {
      const part = await loadPart(load)
      startTransition(() => setPart({ part }))
    })
  }, [load])
  return part?.part
}

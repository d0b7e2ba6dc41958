import { useEffect, useState } from 'react'

import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'

/**
 * A part of the page, loaded once it is wanted; undefined until it is there. `load` stays the same function. Not `useLoaded`,
 * with which the frame of the calculators would come.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  useEffect(() => {
    if (isWanted) void attempt(async () => setLoaded({ part: await loadPart(load) }))
  }, [load, isWanted])
  return loaded?.part
}

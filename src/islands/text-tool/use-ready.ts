import { useEffect, useState } from 'react'

import { firstUse } from '@/lib/first-use.ts'

import { attempt, loadPart } from '../ui/work/load-part.ts'

/**
 * Returns whether the code of a tool is loaded. Loading starts when the visitor first uses the page, and again when a text is
 * wanted that it failed for; only that is reported. `load` must stay the same function.
 */
export function useReady(load: (() => Promise<unknown>) | undefined, isWanted: boolean): boolean {
  const [isReady, setReady] = useState(load === undefined)
  useEffect(() => {
    if (load === undefined) return
    // Reported when a text is entered.
    const ignore = () => undefined
    if (!isWanted) void firstUse().then(load).catch(ignore)
    else
      void attempt(async () => {
        await loadPart(load)
        setReady(true)
      })
  }, [load, isWanted])
  return isReady
}

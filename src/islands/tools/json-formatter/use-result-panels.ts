import { useEffect, useState } from 'react'

import { firstUse } from '@/lib/first-use.ts'

import { attempt } from '@/islands/ui/work/load-part.ts'
import type { JsonResult } from '@/json/text/result.ts'
import { fetchPanel, loadPanel } from './use-opened.ts'

/** Loads the parts of the page that appear with the first result, and the options. */
export const loadResultPanels = () => import('./ResultPanels.tsx')

/** The parts of the page that appear with the first result. */
export type LoadedPanels = Awaited<ReturnType<typeof loadResultPanels>>

/**
 * Loads the result panels. Prefetches them when the page is first used, before the first result. Retries a failed load with each
 * new result.
 */
export function useResultPanels(result: JsonResult | undefined): LoadedPanels | undefined {
  const [loaded, setLoaded] = useState<LoadedPanels>()
  useEffect(() => {
    if (loaded !== undefined) return
    if (result === undefined) {
      const prefetch = () => fetchPanel(loadResultPanels)
      void firstUse()
        .then(prefetch)
        .catch(() => undefined)
    } else void attempt(() => loadPanel(loadResultPanels).then(setLoaded))
  }, [loaded, result])
  return loaded
}

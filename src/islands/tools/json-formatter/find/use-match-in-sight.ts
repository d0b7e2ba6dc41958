import { useEffect } from 'react'

import { bringIntoSight } from '../bring-into-sight.ts'
import type { ResultHandle } from '../ResultView.tsx'
import { chunkOf, markMatches, rangeOf, unmarkMatches } from './mark-matches.ts'
import type { Found } from './use-find.ts'

/** Brings the match that the visitor is at into sight, and marks it and those around it, also when more is drawn later. */
export function useMatchInSight(view: ResultHandle, found: Found | undefined, at: number): void {
  useEffect(() => {
    if (found === undefined || found.matches.starts.length === 0) return
    const observer = new MutationObserver(() => {
      const box = view.box()
      if (box) markMatches(box, found, at)
    })
    const placeIn = (box: HTMLElement) => rangeOf(box, found, at)
    const stop = bringIntoSight(view, chunkOf(found, at), placeIn, (box) => {
      markMatches(box, found, at)
      observer.observe(box, { childList: true, subtree: true })
    })
    return () => {
      stop()
      observer.disconnect()
      unmarkMatches()
    }
  }, [view, found, at])
}

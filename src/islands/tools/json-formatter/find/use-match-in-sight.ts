import { useEffect } from 'react'

import type { ResultHandle } from '../ResultView.tsx'
import { chunkOf, markMatches, rangeOf, unmarkMatches } from './mark-matches.ts'
import type { Found } from './use-find.ts'

/** How long a part of a result may take until it is drawn. */
const LONGEST_WAIT_MS = 3_000

/** Brings the match that the visitor is at into sight, and marks it and those around it, also when more is drawn later. */
export function useMatchInSight(view: ResultHandle, found: Found | undefined, at: number): void {
  useEffect(() => {
    if (found === undefined || found.matches.starts.length === 0) return
    const observer = new MutationObserver(() => {
      const box = view.box()
      if (box) markMatches(box, found, at)
    })
    const stop = bringIntoSight(view, found, at, (box) => {
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

/** Waits, frame by frame, until the part is drawn. The returned function ends the waiting. */
function bringIntoSight(
  view: ResultHandle,
  found: Found,
  at: number,
  onSight: (box: HTMLElement) => void,
): () => void {
  const chunk = chunkOf(found, at)
  const until = performance.now() + LONGEST_WAIT_MS
  view.showChunk(chunk)
  let frame = 0
  const look = () => {
    const box = view.box()
    const range = box ? rangeOf(box, found, at) : undefined
    if (box && range) {
      scrollTo(box, range.getBoundingClientRect())
      // What is above it has been laid out only now, and may have another height than was kept for it.
      frame = requestAnimationFrame(() => scrollTo(box, range.getBoundingClientRect()))
      return onSight(box)
    }
    const kept = box?.querySelector<HTMLElement>(`[data-chunk="${chunk}"]`)
    if (box && kept) box.scrollTop = kept.offsetTop
    if (performance.now() < until) frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}

/** A match that can be read where it is stays there. */
function scrollTo(box: HTMLElement, match: DOMRect): void {
  const room = box.getBoundingClientRect()
  if (match.top >= room.top && match.bottom <= room.bottom) return
  box.scrollTop += match.top - room.top - room.height / 3
}

import type { ResultHandle } from './panel-props.ts'

/** How long a part of a result may take until it is drawn. */
const LONGEST_WAIT_MS = 3_000

/**
 * Scrolls a place of a result into sight once its chunk is drawn, for which it waits frame by frame. `placeIn` gives the place, or
 * undefined while it is not drawn. The returned function ends the waiting.
 */
export function bringIntoSight(
  view: ResultHandle,
  chunk: number,
  placeIn: (box: HTMLElement) => Range | undefined,
  onSight: (box: HTMLElement, place: Range) => void,
): () => void {
  const until = performance.now() + LONGEST_WAIT_MS
  view.showChunk(chunk)
  let frame = 0
  const look = () => {
    const box = view.box()
    const place = box ? placeIn(box) : undefined
    if (box && place) {
      scrollTo(box, place.getBoundingClientRect())
      // What is above it has been laid out only now, and may have another height than was kept for it.
      frame = requestAnimationFrame(() => scrollTo(box, place.getBoundingClientRect()))
      return onSight(box, place)
    }
    const kept = box?.querySelector<HTMLElement>(`[data-item="${chunk}"]`)
    if (box && kept) box.scrollTop = kept.offsetTop
    if (performance.now() < until) frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}

/** A place that can be read where it is stays there. */
function scrollTo(box: HTMLElement, place: DOMRect): void {
  const room = box.getBoundingClientRect()
  if (place.top >= room.top && place.bottom <= room.bottom) return
  box.scrollTop += place.top - room.top - room.height / 3
}

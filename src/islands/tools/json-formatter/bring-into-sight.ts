import type { ResultHandle } from './panel-props.ts'

/** Time limit for a chunk of a result to render. */
const LONGEST_WAIT_MS = 3_000

/**
 * Scrolls a range of a result into view once its chunk is rendered, checking on every frame. `placeIn` returns the range, or
 * undefined until it is rendered. Returns a function that cancels the wait.
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
  const check = () => {
    const box = view.box()
    const place = box ? placeIn(box) : undefined
    if (box && place) {
      scrollTo(box, place.getBoundingClientRect())
      // The chunks above have only now been laid out, and their height may differ from the placeholder.
      frame = requestAnimationFrame(() => scrollTo(box, place.getBoundingClientRect()))
      return onSight(box, place)
    }
    const placeholder = box?.querySelector<HTMLElement>(`pre[data-item="${chunk}"]`)
    if (box && placeholder) box.scrollTop = placeholder.offsetTop
    if (performance.now() < until) frame = requestAnimationFrame(check)
  }
  check()
  return () => cancelAnimationFrame(frame)
}

/** Scrolls a range to a third of the height of the box, unless it is already visible. */
function scrollTo(box: HTMLElement, place: DOMRect): void {
  const room = box.getBoundingClientRect()
  if (place.top >= room.top && place.bottom <= room.bottom) return
  box.scrollTop += place.top - room.top - room.height / 3
}

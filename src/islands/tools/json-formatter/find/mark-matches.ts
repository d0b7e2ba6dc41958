import type { Found } from './use-find.ts'
import { useEffect } from 'react'
import { bringIntoSight, type ResultHandle } from '../line-place.ts'

/** Limit per chunk: more highlights would be indistinguishable and would slow down the page. */
const MOST_MARKS_IN_CHUNK = 2_000
const ALL = 'found'
const NOW = 'found-now'

/**
 * Highlights the matches in the rendered chunks, and the current match in a different colour. Uses the CSS Custom Highlight API,
 * which leaves the DOM unchanged. Browsers without it only scroll to the match.
 */
function markMatches(box: HTMLElement, found: Found, at: number): void {
  if (!('highlights' in CSS)) return
  const drawn = [...box.querySelectorAll<HTMLElement>('.json-chunk')]
  const ranges = drawn.map((chunk) => rangesIn(chunk, found))
  const now = rangeOf(box, found, at)
  CSS.highlights.set(ALL, new Highlight(...ranges.flat()))
  const mark = new Highlight(...(now ? [now] : []))
  mark.priority = 1
  CSS.highlights.set(NOW, mark)
}

/** Removes all highlights. */
function unmarkMatches(): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(NOW)
}

/** Returns the index of the chunk in which a match begins. */
function chunkOf({ matches, chunkStarts }: Found, at: number): number {
  return firstAbove(chunkStarts, matches.starts[at] ?? 0) - 1
}

/** Returns the DOM range of a match; undefined while its chunk is not rendered. */
function rangeOf(box: HTMLElement, found: Found, at: number): Range | undefined {
  const index = chunkOf(found, at)
  const chunk = box.querySelector<HTMLElement>(`.json-chunk[data-item="${index}"]`)
  return chunk === null ? undefined : rangesOf(chunk, found, at, at + 1)[0]
}

function rangesIn(chunk: HTMLElement, found: Found): Range[] {
  const { starts, ends } = found.matches
  const [from, to] = boundsOf(chunk, found)
  const first = firstAbove(starts, from - 1)
  // The previous match may extend into this chunk.
  const begin = first > 0 && (ends[first - 1] ?? 0) > from ? first - 1 : first
  const end = Math.min(firstAbove(starts, to - 1), begin + MOST_MARKS_IN_CHUNK)
  return rangesOf(chunk, found, begin, end)
}

function rangesOf(
  chunk: HTMLElement,
  { matches, ...found }: Found,
  begin: number,
  end: number,
): Range[] {
  const [from, to] = boundsOf(chunk, found)
  const walker = document.createTreeWalker(chunk, NodeFilter.SHOW_TEXT)
  let node = walker.nextNode() as Text | null
  let nodeStart = from
  /** Advances to the text node that contains an index. Calls must have ascending indices. */
  const seek = (index: number): [Text, number] | undefined => {
    for (; node !== null; node = walker.nextNode() as Text | null) {
      if (index <= nodeStart + node.length) return [node, index - nodeStart]
      nodeStart += node.length
    }
    return undefined
  }
  const ranges: Range[] = []
  for (let match = begin; match < end; match++) {
    const start = seek(Math.max(from, matches.starts[match] ?? 0))
    const stop = start && seek(Math.min(to, matches.ends[match] ?? 0))
    if (start === undefined || stop === undefined) break
    const range = document.createRange()
    range.setStart(...start)
    range.setEnd(...stop)
    ranges.push(range)
  }
  return ranges
}

function boundsOf(chunk: HTMLElement, { chunkStarts }: Pick<Found, 'chunkStarts'>) {
  const index = Number(chunk.dataset['item'])
  return [chunkStarts[index] ?? 0, chunkStarts[index + 1] ?? 0] as const
}

/** Returns the index of the first number above `limit` in an ascending array. */
function firstAbove(numbers: Uint32Array, limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) > limit) high = middle
    else low = middle + 1
  }
  return low
}

/** Scrolls the current match into view and highlights the matches around it, including in chunks that render later. */
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

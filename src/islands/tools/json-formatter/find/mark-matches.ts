import type { Found } from './use-find.ts'
import { useEffect } from 'react'
import { bringIntoSight } from '../bring-into-sight.ts'
import type { ResultHandle } from '../panel-props.ts'

/** More in one piece of a result could not be told apart, and would be felt. */
const MOST_MARKS_IN_CHUNK = 2_000
const ALL = 'found'
const NOW = 'found-now'

/**
 * Marks the matches in the drawn chunks of a result, and the one that the visitor is at in a colour of its own. The marks are the
 * browser's own highlights, which change nothing in the page; one that has none shows the place without them.
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

/** Takes all marks away. */
function unmarkMatches(): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(NOW)
}

/** The chunk in which a match begins. */
function chunkOf({ matches, chunkStarts }: Found, at: number): number {
  return firstAbove(chunkStarts, matches.starts[at] ?? 0) - 1
}

/** The place of a match on the page; undefined while its chunk is not drawn. */
function rangeOf(box: HTMLElement, found: Found, at: number): Range | undefined {
  const index = chunkOf(found, at)
  const chunk = box.querySelector<HTMLElement>(`.json-chunk[data-item="${index}"]`)
  return chunk === null ? undefined : rangesOf(chunk, found, at, at + 1)[0]
}

function rangesIn(chunk: HTMLElement, found: Found): Range[] {
  const { starts, ends } = found.matches
  const [from, to] = boundsOf(chunk, found)
  const first = firstAbove(starts, from - 1)
  // The one before may reach into this chunk.
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
  /** Steps on to the text that holds an index; indices are asked for in their order. */
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

/** The place of the first number above another, in numbers that rise. */
function firstAbove(numbers: Uint32Array, limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) > limit) high = middle
    else low = middle + 1
  }
  return low
}

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

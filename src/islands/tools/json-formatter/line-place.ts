import type { LineChunks } from '@/json/text/result.ts'

/** In a line longer than this, only `LONGEST_MARK` code units from the position are selected. Both in UTF-16 code units. */
const LONGEST_MARKED_LINE = 400
const LONGEST_MARK = 80
const encoder = new TextEncoder()

/** Returns the byte of the result at which a rendered line begins, after its indentation. */
export function byteOfLine(line: Element, chunks: LineChunks): number {
  const chunk = line.parentElement as HTMLElement
  let byte = chunks.offsets[Number(chunk.dataset['item'])] ?? 0
  for (const before of chunk.children) {
    if (before === line) break
    byte += byteLength(before.textContent)
  }
  return byte + (/^ */.exec(line.textContent)?.[0].length ?? 0)
}

/** Returns the index of the chunk that contains a byte of the result. */
function chunkOfByte({ offsets }: LineChunks, byte: number): number {
  let [low, high] = [0, offsets.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((offsets[middle] ?? 0) > byte) high = middle - 1
    else low = middle
  }
  return low
}

/**
 * Returns the range to select for a byte of a rendered chunk, counted from the start of the chunk: the line, or in a long line the
 * text after the byte.
 */
function rangeAt(chunk: Element, byte: number): Range | undefined {
  let lineStart = 0
  for (const line of chunk.children) {
    const size = byteLength(line.textContent)
    if (byte < lineStart + size) return rangeIn(line, byte - lineStart)
    lineStart += size
  }
  return undefined
}

function rangeIn(line: Element, byte: number): Range {
  const range = document.createRange()
  range.selectNodeContents(line)
  const { length } = line.textContent
  if (length <= LONGEST_MARKED_LINE) return range
  const from = unitsIn(line.textContent, byte)
  range.setStart(...textAt(line, from))
  range.setEnd(...textAt(line, Math.min(from + LONGEST_MARK, length)))
  return range
}

/** Returns the text node that contains a UTF-16 code unit of a line, and the index within that node. */
function textAt(line: Element, unit: number): [Node, number] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let left = unit
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node as Text
    if (left <= length) return [node, left]
    left -= length
  }
  return [line, 0]
}

function unitsIn(text: string, bytes: number): number {
  return encoder.encodeInto(text, new Uint8Array(bytes)).read
}

function byteLength(text: string): number {
  return encoder.encode(text).length
}

/** Scrolls to a byte of a result and selects its line. Returns a function that cancels the wait for rendering. */
export function showPlace(view: ResultHandle, chunks: LineChunks, byte: number): () => void {
  const index = chunkOfByte(chunks, byte)
  const placeIn = (box: HTMLElement) => {
    const chunk = box.querySelector(`.json-chunk[data-item="${index}"]`)
    return chunk ? rangeAt(chunk, byte - (chunks.offsets[index] ?? 0)) : undefined
  }
  return bringIntoSight(view, index, placeIn, (box, place) => {
    box.focus({ preventScroll: true })
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(place)
  })
}

/** A handle to scroll the view of a result. */
export interface ResultHandle {
  /** Returns the scroll container of the current page of lines. */
  box: () => HTMLElement | null
  /** Shows the page of lines that contains a chunk. */
  showChunk: (index: number) => void
}

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

import { bringIntoSight } from './bring-into-sight.ts'
import type { LineChunks } from '@/json/text/result.ts'
import { chunkOfByte, rangeAt } from './line-place.ts'
import type { ResultHandle } from './ResultView.tsx'

/** Brings a byte of a result into sight and selects its line there. The returned function ends the waiting for it. */
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

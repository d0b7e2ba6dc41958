import type { JsonResult } from '@/json/text/result.ts'

/** The props of every result panel. */
export interface PanelProps {
  result: JsonResult
  /** Opens the text and selects the line that contains this byte of the result. */
  onShow: (offset: number) => void
  /** Replaces the input with another document, with undo, and formats it. */
  onInput: (document: Blob) => void
  /** The start, in bytes, of the line that the visitor last pressed in the text. */
  chosen: number | undefined
}

/** A handle to scroll the view of a result. */
export interface ResultHandle {
  /** Returns the scroll container of the current page of lines. */
  box: () => HTMLElement | null
  /** Shows the page of lines that contains a chunk. */
  showChunk: (index: number) => void
}

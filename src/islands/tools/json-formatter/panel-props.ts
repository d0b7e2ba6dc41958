import type { JsonResult } from '@/json/text/result.ts'

/** The props of every panel of a result. */
export interface PanelProps {
  result: JsonResult
  /** Shows the text and marks the line that contains this byte of the result. */
  onShow: (offset: number) => void
  /** Replaces the input with another document, which the visitor can undo, and formats it. */
  onInput: (document: Blob) => void
  /** The byte at which the line begins that the visitor last pressed in the text. */
  chosen: number | undefined
}

/** What shows a place in the view of a result. */
export interface ResultHandle {
  /** The scrolling box of the page of lines that is shown. */
  box: () => HTMLElement | null
  /** Shows the page of lines on which a chunk is. */
  showChunk: (index: number) => void
}

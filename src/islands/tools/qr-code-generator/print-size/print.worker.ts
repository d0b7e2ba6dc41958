import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { Level } from '../limits.ts'
import type { Look } from '../look/look.ts'
import { drawingOf } from '../look/styled-code.ts'

/** A code to draw for print. */
export interface PrintRequest {
  text: string
  level: Level
  look: Look | undefined
  sizePx: number
  pixelsPerMetre: number
}

/** Draws one picture off the main thread, because it can have millions of pixels. */
answerRequests(({ text, level, look, sizePx, pixelsPerMetre }: PrintRequest) => {
  const drawing = drawingOf(look)
  return drawing.png(drawing.code(text, level), sizePx, pixelsPerMetre)
})

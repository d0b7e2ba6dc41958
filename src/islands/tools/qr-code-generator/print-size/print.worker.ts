import { failWork } from '@/islands/ui/work/work.ts'
import type { Level } from '../levels.ts'
import type { Look } from '../look/look.ts'
import { styled } from '../look/styled-code.ts'
import { plain } from '../made-code.ts'

/** A code to draw for print. */
export interface PrintRequest {
  text: string
  level: Level
  look: Look | undefined
  sizePx: number
  pixelsPerMetre: number
}

/** Draws one picture off the page's thread, since it may have millions of pixels. */
self.onmessage = ({ data }: MessageEvent<PrintRequest>) => {
  const { text, level, look, sizePx, pixelsPerMetre } = data
  const drawing = look === undefined ? plain : styled(look)
  const drawn = drawing.png(drawing.code(text, level), sizePx, pixelsPerMetre)
  drawn.then((png) => self.postMessage(png), failWork)
}

import { WorkerClient } from '@/islands/ui/work/worker-client.ts'
import { plain, largerSizePx, modulePxOf, QUIET_ZONE } from './picture.ts'
import type { Level } from './limits.ts'
import type { Look } from './look/look.ts'
import type { Picture } from './png.ts'
import { printSize, USUAL_DISTANCE_CM } from './print-size/print-size.ts'
import type { ReadBackRequest, Verdict } from './read-back.worker.ts'
import workerAddress from './read-back.worker.ts?worker&url'

/** A code with the files it is offered as. */
export interface MadeCode {
  text: string
  level: Level
  /** The requested level. */
  wished: Level
  /** Undefined for black squares on white. */
  look: Look | undefined
  /** Its width in modules, without and with the border. */
  size: number
  across: number
  /** Its default width in print with the border, in millimetres. */
  printMm: number
  /** The width of a module in the picture, in pixels. */
  modulePx: number
  /** The sentence that says how much more text fits. */
  room: string
  png: Blob
  svg: string
  /** A picture with more pixels, drawn on request. */
  larger: { sizePx: number; png: () => Promise<Blob> }
}

/** Makes the code of a text, and its picture for reading back. Rejects with a sentence for the visitor, as `qrCode` throws it. */
export async function madeCode(
  text: string,
  wished: Level,
  look?: Look,
): Promise<{ made: MadeCode; picture: Picture }> {
  const drawing =
    look === undefined ? plain : (await import('./look/styled-code.ts')).drawingOf(look)
  const code = drawing.code(text, wished)
  const { level, room, modules } = code
  const { size } = modules
  const sizePx = largerSizePx(code)
  const made = {
    ...{ text, level, wished, look, room, size },
    across: size + 2 * QUIET_ZONE,
    printMm: printSize(size, 'distance', USUAL_DISTANCE_CM).widthMm,
    modulePx: modulePxOf(code),
    png: await drawing.png(code),
    svg: drawing.svg(code),
    larger: { sizePx, png: () => drawing.png(code, sizePx) },
  }
  return { made, picture: drawing.picture(code) }
}

/** Reads a code back in a worker, and reports the verdict. Returns a function that cancels. */
export function checkCode(
  { text, look, across }: MadeCode,
  picture: Picture,
  onVerdict: (verdict: Verdict | 'unchecked') => void,
): () => void {
  const request: ReadBackRequest = { picture, text, fromAfar: look && across }
  return new WorkerClient(workerAddress).start<Verdict>(request, {
    onResult: onVerdict,
    // Black squares can be offered unchecked. Other looks may be unreadable.
    onFailure: () => onVerdict(look ? 'unreadable' : 'unchecked'),
  })
}

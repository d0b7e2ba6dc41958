import { askWorker } from '@/islands/ui/work/work.ts'
import { plain, type MadeCode } from '../made-code.ts'
import { styled } from '../look/styled-code.ts'
import type { PrintPicture } from './print-size.ts'
import type { PrintRequest } from './print.worker.ts'
import workerAddress from './print.worker.ts?worker&url'

const FAILURE = 'This browser could not draw the picture. Use the SVG in its place.'

/** The code as a PNG that says how large it is. Rejects with the sentence the visitor reads when it cannot be drawn. */
export function printPng({ text, level, look }: MadeCode, picture: PrintPicture): Promise<Blob> {
  const { sizePx, pixelsPerMetre } = picture
  const request: PrintRequest = { text, level, look, sizePx, pixelsPerMetre }
  return askWorker(workerAddress, request, FAILURE)
}

/** The code as an SVG of a width in millimetres. */
export function printSvg({ text, level, look }: MadeCode, widthMm: number): Blob {
  const drawing = look === undefined ? plain : styled(look)
  const svg = drawing.svg(drawing.code(text, level), `${Number(widthMm.toFixed(3))}mm`)
  return new Blob([svg], { type: 'image/svg+xml' })
}

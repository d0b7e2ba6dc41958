import type { Drawing } from '@/lib/sample-answer.ts'

import { qrCode } from './qr.ts'

/** Returns the QR code of a text as a drawing, for share pictures. */
export function codeDrawing(text: string): Drawing {
  const { modules } = qrCode(text, 'M')
  const places = Array.from({ length: modules.size }, (_, place) => place)
  return {
    kind: 'squares',
    rows: places.map((y) => places.map((x) => (modules.get(x, y) ? '1' : '0')).join('')),
  }
}

import { brandColours } from '@/lib/brand-colours.ts'

import type { ChartColor } from '../charts/chart-types.ts'
import { strokeRects, type Strokes } from '../charts/strokes.ts'

/** The place of the drawing on a picture of 1200 × 630, right of the headline. */
const PLACE = { left: 680, top: 136, width: 424, height: 144 }
const LINE_HEIGHT = 5

/** Draws strokes and their line in light colours. */
export function drawStrokes(context: CanvasRenderingContext2D, strokes: Strokes): void {
  const { colors, isStanding } = strokes
  // A picture has no changes to try, so it needs no room for them.
  const { near, far } = strokeRects({ ...strokes, scale: 0, outlines: [] })
  const top = PLACE.top + (isStanding ? 0 : LINE_HEIGHT)
  const height = PLACE.height - LINE_HEIGHT
  const fill = (rects: typeof near, color: ChartColor, shift: number) => {
    context.fillStyle = brandColours[color === 'principal' ? 'principal' : 'interest']
    for (const rect of rects)
      context.fillRect(
        PLACE.left + (rect.x * PLACE.width) / 100,
        top + shift + (rect.y * height) / 100,
        (rect.width * PLACE.width) / 100,
        (rect.height * height) / 100,
      )
  }
  fill(near, colors.near, 0)
  fill(far, colors.far, isStanding ? -2 : 2)
  context.fillStyle = brandColours.accent
  context.fillRect(PLACE.left, isStanding ? top + height : PLACE.top, PLACE.width, LINE_HEIGHT)
}

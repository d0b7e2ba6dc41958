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
  const { left, width } = PLACE
  const length = PLACE.height - LINE_HEIGHT
  context.save()
  context.translate(left, PLACE.top + (isStanding ? PLACE.height : 0))
  if (isStanding) context.scale(1, -1)
  const fill = (rects: typeof near, color: ChartColor, shift: number) => {
    context.fillStyle = brandColours[color === 'principal' ? 'principal' : 'interest']
    for (const rect of rects)
      context.fillRect(
        (rect.x * width) / 100,
        LINE_HEIGHT + shift + (rect.y * length) / 100,
        (rect.width * width) / 100,
        (rect.height * length) / 100,
      )
  }
  fill(near, colors.near, 0)
  fill(far, colors.far, 2)
  context.fillStyle = brandColours.accent
  context.fillRect(0, 0, width, LINE_HEIGHT)
  context.restore()
}

import { strokeRects, type Strokes } from './strokes.ts'

/** The last stroke starts to fall after so many milliseconds at most. */
const LAST_START_MS = 780
const LONGEST_PAUSE_MS = 60

/** The strokes that a change takes away, which fall one after the other from the end. `strokes` are those with the change. */
export function FallingStrokes({ strokes }: { strokes: Strokes }) {
  const { all, outlines = [], colors } = strokes
  const count = outlines.length - all.length
  if (count <= 0) return null
  // At the scale of the drawing, of which only the end is used.
  const before = strokeRects({ ...strokes, all: outlines, outlines: all })
  const pauseMs = Math.min(LONGEST_PAUSE_MS, LAST_START_MS / count)
  return (['near', 'far'] as const).map((part) => (
    <g className="falling motion-reduce:hidden" fill={`var(--${colors[part]})`} key={part}>
      {before[part].slice(all.length).map(({ x, y, width, height }, index) => (
        <rect
          key={index}
          x={`${x}%`}
          y={`${y}%`}
          width={`${width}%`}
          height={`${height}%`}
          style={{ animationDelay: `${Math.round((count - 1 - index) * pauseMs)}ms` }}
        />
      ))}
    </g>
  ))
}

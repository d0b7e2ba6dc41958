import type { ReactNode } from 'react'

import { type StrokeRect, strokeRects, type Strokes } from './strokes.ts'

interface Props {
  strokes: Strokes
  /** Shapes over the strokes. */
  children?: ReactNode
  /** A control over the drawing. */
  control?: ReactNode
}

/** A drawing of strokes on their line, as wide as its place without a script. The sentences around it say what it shows. */
export function StrokesPicture({ strokes, children, control }: Props) {
  const { title, period, colors, isStanding, all, outlines: others = [] } = strokes
  const { near, far, outlines } = strokeRects(strokes)
  return (
    <figure className="mt-3" aria-label={title}>
      <div className="strokes-line relative" data-standing={isStanding}>
        {control}
        <svg className="block size-full overflow-visible" aria-hidden="true" data-strokes>
          {outlines.length > 0 && <Part rects={outlines} />}
          <Part rects={near} color={colors.near} />
          <Part rects={far} color={colors.far} />
          {children}
        </svg>
      </div>
      {/* Clear of the longest stroke, or of the bead where strokes stand on their line */}
      <p className={`flex justify-between text-xs text-soft ${isStanding ? 'pt-1.5' : 'pt-1'}`}>
        <span>{period} 1</span>
        {others.length > all.length && (
          <span>
            done in {period.toLowerCase()} {all.length}
          </span>
        )}
        <span>{Math.max(all.length, others.length)}</span>
      </p>
    </figure>
  )
}

interface PartProps {
  rects: readonly StrokeRect[]
  /** Undefined for outlines. */
  color?: string
}

function Part({ rects, color }: PartProps) {
  return (
    <g {...(color ? { 'data-color': color, fill: 'currentColor' } : { className: 'outlines' })}>
      {rects.map(({ x, y, width, height }, index) => (
        <rect key={index} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
      ))}
    </g>
  )
}

import type { ReactNode } from 'react'

import { strokeRects, type Strokes } from './strokes.ts'

interface Props {
  strokes: Strokes
  /** What lies over the strokes. */
  children?: ReactNode
}

/** A drawing of strokes on their line, as wide as its place without a script. The sentences around it say what it shows. */
export function StrokesPicture({ strokes, children }: Props) {
  const { title, period, colors, isStanding } = strokes
  const { near, far, outlines } = strokeRects(strokes)
  return (
    <figure className="strokes" aria-label={title} data-standing={isStanding}>
      <div className="strokes-line">
        <svg aria-hidden="true" data-strokes>
          <Part rects={near} color={colors.near} />
          <Part rects={far} color={colors.far} />
          {outlines.length > 0 && <Part rects={outlines} />}
        </svg>
        {children}
      </div>
      <p className="strokes-ends">
        <span>{period} 1</span>
        <span>{Math.max(near.length, outlines.length)}</span>
      </p>
    </figure>
  )
}

interface PartProps {
  rects: ReturnType<typeof strokeRects>['near']
  /** Undefined for outlines. */
  color?: string
}

function Part({ rects, color }: PartProps) {
  return (
    <g data-color={color} fill="currentColor">
      {rects.map(({ x, y, width, height }, index) => (
        <rect key={index} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
      ))}
    </g>
  )
}

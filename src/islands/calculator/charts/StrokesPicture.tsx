import type { ReactNode } from 'react'

import { balanceArea, type StrokeRect, strokeRects, type Strokes } from './strokes.ts'

interface Props {
  strokes: Strokes
  /** Shapes over the strokes. */
  children?: ReactNode
  /** A control over the drawing. */
  control?: ReactNode
  /** Controls below the drawing. */
  below?: ReactNode
  /** The balance is drawn in place of the strokes. */
  isBalance?: boolean
}

/** A drawing of strokes on their line, as wide as its place without a script. The sentences around it say what it shows. */
export function StrokesPicture(props: Props) {
  const { strokes, children, control, below, isBalance = false } = props
  const { title, period, colors, isStanding, all, outlines: others = [] } = strokes
  const { near, far, outlines } = strokeRects(strokes)
  return (
    <figure className="mt-3" aria-label={title}>
      <div className="strokes-line relative" data-standing={isStanding}>
        {control}
        <svg className="block size-full overflow-visible" aria-hidden="true" data-strokes>
          {outlines.length > 0 && <Part rects={outlines} />}
          {isBalance ? (
            <g data-color={colors.far}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                <path d={balanceArea(strokes)} fill="currentColor" />
              </svg>
            </g>
          ) : (
            <>
              <Part rects={near} color={colors.near} />
              <Part rects={far} color={colors.far} />
            </>
          )}
          {children}
        </svg>
      </div>
      {/* Clear of the longest stroke, or of the bead where strokes stand on their line */}
      <div className={`flex justify-between text-xs text-soft ${isStanding ? 'pt-1.5' : 'pt-1'}`}>
        <span>{period} 1</span>
        {below}
        {others.length > all.length && (
          <span>
            done in {period.toLowerCase()} {all.length}
          </span>
        )}
        <span>{Math.max(all.length, others.length)}</span>
      </div>
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
        <rect
          key={index}
          x={`${x}%`}
          y={y === 0 ? undefined : `${y}%`}
          width={`${width}%`}
          height={`${height}%`}
        />
      ))}
    </g>
  )
}

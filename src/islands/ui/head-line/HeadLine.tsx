import './head-line.css'

import type { HeadLineDrawing } from './head-line.ts'

/** A drawing that hangs from the head line, as wide as its place without a script. */
export function HeadLine({ title, hanging, words = [], bead }: HeadLineDrawing) {
  return (
    <figure className="head-line" aria-label={title}>
      <svg aria-hidden="true">
        {hanging.map(({ x, width, y = 0, height, color }, index) => (
          <rect
            key={index}
            x={`${x}%`}
            y={`${y}%`}
            width={`${width}%`}
            height={`${height}%`}
            data-color={color}
          />
        ))}
        {bead !== undefined && <circle cx={`${bead}%`} cy="-1.5" r="8" />}
      </svg>
      {words.length > 0 && (
        <svg className="head-line-words" aria-hidden="true">
          {words.map(({ x, text, anchor }) => (
            <text key={x} x={`${x}%`} y="1em" textAnchor={anchor}>
              {text}
            </text>
          ))}
        </svg>
      )}
    </figure>
  )
}

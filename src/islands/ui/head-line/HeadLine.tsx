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
        {words.map(({ x, y, text, anchor }, index) => (
          <text key={index} x={`${x}%`} y={`${y}%`} dy="1.25em" textAnchor={anchor}>
            {text}
          </text>
        ))}
        {bead !== undefined && <circle cx={`${bead}%`} cy="-1.5" r="8" />}
      </svg>
    </figure>
  )
}

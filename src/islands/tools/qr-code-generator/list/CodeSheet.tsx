import { memo, type Ref } from 'react'

import type { SheetCode } from './list-codes.ts'
import type { ListCodes } from './use-list-codes.ts'

/** The layout of the sheet: the width of a code in millimetres, and whether its name is below it. */
export interface SheetLayout {
  sizeMm: string
  below: string
}

interface Props extends SheetLayout {
  ref: Ref<HTMLElement>
  made: ListCodes
}

/** The codes as printed. The browser lays out only those in sight (style.css), and all of them are there for paper. */
export function CodeSheet({ ref, made, sizeMm, below }: Props) {
  return (
    <section
      ref={ref}
      className="qr-sheet"
      aria-label="Sheet"
      // It scrolls, also by the keyboard.
      tabIndex={0}
      data-mm={sizeMm}
      data-below={below}
    >
      {made.codes.map(({ line, ...code }) => (
        <Code key={line} {...code} />
      ))}
    </section>
  )
}

/** Not rendered again while other lines are typed. */
const Code = memo(function Code({ name, text, path, across }: Omit<SheetCode, 'line'>) {
  return (
    <figure>
      <svg
        viewBox={`0 0 ${across} ${across}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code of: ${text.slice(0, 100)}`}
      >
        <path d={path} />
      </svg>
      <figcaption dir="auto">{name}</figcaption>
    </figure>
  )
})

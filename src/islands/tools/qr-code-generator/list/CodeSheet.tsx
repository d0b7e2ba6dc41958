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

/** The codes as printed. */
export function CodeSheet({ ref, made, sizeMm, below }: Props) {
  return (
    <section
      ref={ref}
      className="qr-sheet mt-6"
      aria-label="Sheet"
      data-mm={sizeMm}
      data-below={below}
    >
      {made.batches.map((codes, i) => (
        <Batch codes={codes} key={i} />
      ))}
    </section>
  )
}

/** Rendered once per batch, so that new codes do not redraw the earlier ones. */
const Batch = memo(function Batch({ codes }: { codes: readonly SheetCode[] }) {
  return codes.map(({ line, name, text, path, across }) => (
    <figure key={line}>
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
  ))
})

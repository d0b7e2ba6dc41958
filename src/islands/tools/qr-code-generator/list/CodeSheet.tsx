import { memo, type Ref } from 'react'

import type { SheetCode } from './list-codes.ts'
import type { ListCodes } from './use-list-codes.ts'

/** How the codes stand on the sheet: their width in millimetres, and whether their names stand below them. */
export interface SheetLayout {
  sizeMm: string
  below: string
}

interface Props extends SheetLayout {
  ref: Ref<HTMLElement>
  made: ListCodes
}

/** The codes as they are printed. */
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

/** Drawn once: the codes of earlier groups stay as they are while more come. */
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

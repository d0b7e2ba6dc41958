import { useMemo, type CSSProperties } from 'react'
import { whole } from '@/lib/format.ts'
import type { Comparison, RowSign } from '@/json/compare/comparison.ts'
import { Pages } from './Pages.tsx'
import { useCurrentPage } from '@/islands/ui/rows/use-current-page.ts'
import { linesOfRow, type LineParts } from './row-text.ts'
import { SIDES, SIGNS } from './sentences.ts'

const ROWS_PER_PAGE = 150
const DEEPEST_INDENT = 24

interface Props {
  comparison: Comparison
  /** The index of the current difference; -1 before the first. */
  at: number
  isFolded: boolean
}

/** Renders two documents line by line, side by side. On a phone, differing lines appear one below the other. */
export function SideBySide({ comparison, at, isFolded }: Props) {
  const { sheet, changes } = comparison
  const rows = useMemo(
    () => shownRows(sheet.signs, changes.rows, isFolded),
    [sheet, changes, isFolded],
  )
  const current = at < 0 ? undefined : changes.rows[at]
  const place = useMemo(() => (current === undefined ? 0 : rows.indexOf(current)), [rows, current])
  const { page, turnTo, box } = useCurrentPage(at, place, ROWS_PER_PAGE)
  const first = page * ROWS_PER_PAGE
  return (
    <>
      <div
        ref={box}
        key={page}
        className="difference-rows"
        role="table"
        aria-label="Lines side by side"
        tabIndex={0}
        data-rows
      >
        <Heads />
        {[...rows.subarray(first, first + ROWS_PER_PAGE)].map((row, offset) =>
          row < 0 ? (
            <Fold key={offset} count={-row} />
          ) : (
            <Row key={offset} comparison={comparison} row={row} isCurrent={row === current} />
          ),
        )}
      </div>
      <Pages page={page} count={Math.ceil(rows.length / ROWS_PER_PAGE)} onPage={turnTo} />
    </>
  )
}

function Heads() {
  return (
    <div role="row" className="sr-only">
      <span role="columnheader">{SIDES.left.label}</span>
      <span role="columnheader">{SIDES.right.label}</span>
    </div>
  )
}

function Fold({ count }: { count: number }) {
  return (
    <div role="row" className="difference-fold">
      <span role="cell" aria-colspan={2}>{`${whole(count)} equal lines`}</span>
    </div>
  )
}

function Row({
  comparison,
  row,
  isCurrent,
}: {
  comparison: Comparison
  row: number
  isCurrent: boolean
}) {
  const { left, right } = linesOfRow(comparison, row)
  const sign = (comparison.sheet.signs[row] ?? 0) as RowSign
  const depth = Math.min(comparison.sheet.depths[row] ?? 0, DEEPEST_INDENT)
  return (
    <div
      role="row"
      className="difference-row"
      data-sign={SIGNS[sign].word}
      aria-current={isCurrent || undefined}
      style={{ '--depth': depth } as CSSProperties}
    >
      <Cell line={left} sign={sign} side="left" />
      <Cell line={right} sign={sign} side="right" />
    </div>
  )
}

interface CellProps {
  line: LineParts | undefined
  sign: RowSign
  side: 'left' | 'right'
}

function Cell({ line, sign, side }: CellProps) {
  if (line === undefined)
    return <span role="cell" className="difference-cell" data-none data-side={side} />
  const { before, different, after } = line
  return (
    <span role="cell" className="difference-cell" data-side={side}>
      <span className="difference-sign" aria-hidden="true">
        {SIGNS[sign].sign}
      </span>
      {SIGNS[sign].name !== '' && <span className="sr-only">{`${SIGNS[sign].name}: `}</span>}
      <span className="difference-line" dir="ltr">
        {before}
        {different !== '' && <mark>{different}</mark>}
        {after}
      </span>
    </span>
  )
}

/** Unchanged rows that stay visible around a difference. */
const CONTEXT = 3

/**
 * Returns the visible rows in order. An entry is a row number or, for a group of folded rows, their negative count. Rows
 * further than `CONTEXT` from every difference are folded.
 */
export function shownRows(signs: Uint8Array, changes: Uint32Array, isFolded: boolean): Int32Array {
  if (!isFolded || changes.length === 0) return Int32Array.from(signs.keys())
  const shown: number[] = []
  let start = 0
  const fold = (end: number) => {
    // Folding a single row would save no space.
    if (end - start > 1) shown.push(start - end)
    else if (end > start) shown.push(start)
    start = Math.max(start, end)
  }
  for (let row = 0; row < signs.length; row++) {
    if (signs[row] === 0) continue
    fold(Math.max(start, row - CONTEXT))
    const end = Math.min(signs.length, row + CONTEXT + 1)
    for (; start < end; start++) shown.push(start)
  }
  fold(signs.length)
  return Int32Array.from(shown)
}

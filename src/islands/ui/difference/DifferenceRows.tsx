import type { CSSProperties } from 'react'

import { whole } from '@/lib/format.ts'

import { useCurrentPage, Pages } from '../rows/Pager.tsx'
import type { LinePart } from './line-parts.ts'
import { SIDES, type Side, type Sign } from './signs.ts'

const ROWS_PER_PAGE = 150
const DEEPEST_INDENT = 24

/** A row of two texts side by side. */
export interface DifferenceRow {
  sign: Sign
  /** How far its lines are indented, in steps. */
  depth: number
  /** The lines in parts; undefined for a side without a line. */
  left?: LinePart[] | undefined
  right?: LinePart[] | undefined
  /** Where the lines are in their texts, from 1; absent where numbers are not shown. */
  leftNumber?: number
  rightNumber?: number
}

interface Props {
  /** The visible rows, by `shownRows`. */
  rows: Int32Array
  rowAt: (row: number) => DifferenceRow
  /** The index of the current difference, -1 before the first, and its row. */
  at: number
  current: number | undefined
  /** Whether the lines of both texts are in one column. */
  isUnified?: boolean
}

/** Renders two texts line by line, side by side. On a phone, differing lines appear one below the other. */
export function DifferenceRows({ rows, rowAt, at, current, isUnified = false }: Props) {
  const place = current === undefined ? 0 : rows.indexOf(current)
  const { page, turnTo, box } = useCurrentPage(at, place, ROWS_PER_PAGE)
  const first = page * ROWS_PER_PAGE
  return (
    <>
      <div
        ref={box}
        key={page}
        className="difference-rows"
        role="table"
        aria-label={isUnified ? 'Lines of both texts' : 'Lines side by side'}
        data-unified={isUnified || undefined}
        tabIndex={0}
        data-rows
      >
        <Heads />
        {[...rows.subarray(first, first + ROWS_PER_PAGE)].map((row, offset) =>
          row < 0 ? (
            <Fold key={offset} count={-row} />
          ) : (
            <Row key={offset} {...rowAt(row)} isCurrent={row === current} />
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

function Row({ isCurrent, ...row }: DifferenceRow & { isCurrent: boolean }) {
  const { sign, depth, left, right, leftNumber, rightNumber } = row
  return (
    <div
      role="row"
      className="difference-row"
      data-sign={sign.word}
      aria-current={isCurrent || undefined}
      style={{ '--depth': Math.min(depth, DEEPEST_INDENT) } as CSSProperties}
    >
      <Cell line={left} number={leftNumber} sign={sign} side="left" />
      <Cell line={right} number={rightNumber} sign={sign} side="right" />
    </div>
  )
}

interface CellProps {
  line: LinePart[] | undefined
  number: number | undefined
  sign: Sign
  side: Side
}

function Cell({ line, number, sign, side }: CellProps) {
  if (line === undefined)
    return <span role="cell" className="difference-cell" data-none data-side={side} />
  return (
    <span role="cell" className="difference-cell" data-side={side} data-number={number}>
      <span className="difference-sign" aria-hidden="true">
        {sign.sign}
      </span>
      {sign.name !== '' && <span className="sr-only">{`${sign.name}: `}</span>}
      <span className="difference-line" dir="ltr">
        {line.map(({ text, isDifferent }, place) =>
          isDifferent ? <mark key={place}>{text}</mark> : text,
        )}
      </span>
    </span>
  )
}

/** Unchanged rows that stay visible around a difference. */
const CONTEXT = 3

/**
 * Returns the visible rows in order. An entry is a row number or, for a group of folded rows, their negative count. Rows
 * further than `CONTEXT` from every difference are folded. `signs` has 0 for each unchanged row.
 */
export function shownRows(signs: Uint8Array, hasChanges: boolean, isFolded: boolean): Int32Array {
  if (!isFolded || !hasChanges) return Int32Array.from(signs.keys())
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

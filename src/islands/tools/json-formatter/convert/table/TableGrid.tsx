import { useId, type CSSProperties, type KeyboardEvent, type RefObject } from 'react'
import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'
import { Pager } from '@/islands/ui/rows/Pager.tsx'
import type { Choices, ConvertedTable } from '@/json/convert/converted.ts'
import { KEYS } from '@/json/convert/sentences.ts'
import { GridHead, GridRow, type GridParts } from './GridRow.tsx'
import { useGrid, type Row } from './use-grid.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import type { Place } from './grid-keys.ts'

interface Props {
  table: ConvertedTable
  sort: Choices['sort']
  onSort: (sort: Choices['sort']) => void
}

/** Renders a virtualized table. The full text of the active cell appears below it. */
export function TableGrid({ table, sort, onSort }: Props) {
  const id = useId()
  const { box, ...grid } = useGrid(table)
  const { active, rowAt } = grid
  return (
    <>
      <Cells id={id} box={box} grid={grid} table={table} sort={sort} onSort={onSort} />
      <p className="sr-only" id={`${id}-keys`}>
        {KEYS.map(([keys, what]) => `${keys}: ${what}.`).join(' ')}
      </p>
      <WholeCell table={table} active={active} row={rowAt(active.row)} />
      <div className="pane-foot">
        <p className="hint tabular-nums">{sizeOf(table)}</p>
        {table.rowCount > grid.rowsPerPage && <RowPager grid={grid} rowCount={table.rowCount} />}
      </div>
    </>
  )
}

type Grid = Omit<ReturnType<typeof useGrid>, 'box'>

type CellsProps = Props & { id: string; box: RefObject<HTMLDivElement | null>; grid: Grid }

function Cells({ id, box, grid, table, sort, onSort }: CellsProps) {
  const { active, drawn, measures } = grid
  const sortBy = (column: number) => onSort(nextSort(sort, column))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || active.row >= 0) return grid.onKeyDown(event)
    event.preventDefault()
    sortBy(active.column)
  }
  const { rowHeight, lefts } = measures
  const size = {
    width: lefts.at(-1),
    height: (drawn.endOfPage - drawn.firstOfPage + 1) * rowHeight,
  }
  const parts = { id, active, measures, columns: drawn.columns, onCell: grid.goTo }
  return (
    <div
      ref={box}
      className="json-view json-grid"
      role="grid"
      aria-label="Table"
      aria-rowcount={table.rowCount + 1}
      aria-colcount={table.columns.length + 1}
      aria-activedescendant={`${id}-${active.row}-${active.column}`}
      aria-describedby={`${id}-keys`}
      tabIndex={0}
      style={{ '--row': `${rowHeight}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={size}>
        <GridHead {...parts} names={table.columns} sort={sort} onSort={sortBy} />
        <Rows {...parts} grid={grid} />
      </div>
    </div>
  )
}

function Rows({ grid: { drawn, rowAt }, ...parts }: GridParts & { grid: Grid }) {
  const [first, end] = drawn.rows
  const rows = Array.from({ length: Math.max(end - first, 0) }, (_, offset) => first + offset)
  return rows.map((row) => (
    <GridRow
      {...parts}
      key={row}
      row={row}
      top={(row - drawn.firstOfPage + 1) * parts.measures.rowHeight}
      content={rowAt(row)}
    />
  ))
}

/** Cycles the sort order of a column: ascending, descending, document order. */
function nextSort(sort: Choices['sort'], column: number): Choices['sort'] {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? undefined : { column, isDescending: true }
}

function sizeOf({ rowCount, columns }: ConvertedTable): string {
  return `${counted(rowCount, 'row')}, ${counted(columns.length, 'column')}`
}

function RowPager({ grid, rowCount }: { grid: Grid; rowCount: number }) {
  const { rowsPerPage, drawn } = grid
  return (
    <Pager
      label={`From row ${whole(drawn.firstOfPage + 1)}`}
      page={drawn.firstOfPage / rowsPerPage}
      count={Math.ceil(rowCount / rowsPerPage)}
      onPage={(page) => grid.goTo({ ...grid.active, row: page * rowsPerPage })}
    />
  )
}

const SAYS = {
  missing: 'No value here.',
  sort: 'Enter sorts by this column.',
}

interface WholeCellProps {
  table: ConvertedTable
  active: Place
  row: Row | undefined
}

/** Shows the active cell with its full text. */
function WholeCell({ table, active, row }: WholeCellProps) {
  const name = table.columns[active.column]?.name ?? ''
  const cell = row?.cells[active.column]
  return (
    <div className="pane-note json-cell">
      <p className="hint">
        <b>{name === '' ? '""' : name}</b>
        {row !== undefined && `, row ${whole(row.number)}`}
        {active.row < 0 && `. ${SAYS.sort}`}
        {cell?.kind === 'missing' && `. ${SAYS.missing}`}
      </p>
      {cell !== undefined && cell.text !== '' && (
        <>
          <pre role="region" aria-label="Whole cell" tabIndex={0}>
            {cell.text}
          </pre>
          <div className="pane-actions">
            <CopyButton text={cell.text} label="Copy cell" copied="Copied to Clipboard" />
            <SendToButton content={cell.text} subject="cell" />
          </div>
        </>
      )}
    </div>
  )
}

import type { Place } from './grid-keys.ts'
import type { Measures, Row } from './use-grid.ts'
import type { Choices, Column } from '@/json/convert/converted.ts'

/** Characters rendered per cell. CSS clips wide cells, and laying out longer hidden text would slow down scrolling. */
const DRAWN_CHARACTERS = 200

export interface GridParts {
  id: string
  active: Place
  measures: Measures
  /** The range of rendered columns, end exclusive. */
  columns: readonly [number, number]
  onCell: (place: Place) => void
}

interface Props extends GridParts {
  row: number
  top: number
  /** Undefined until the row is fetched. */
  content: Row | undefined
}

/** Renders a table row: its number in the document and its cells. */
export function GridRow({ id, active, measures, columns, onCell, row, top, content }: Props) {
  const { lefts, numbersWidth } = measures
  const [first, end] = columns
  const width = lefts.at(-1) as number
  return (
    <div role="row" aria-rowindex={row + 2} className="json-grid-row" style={{ top, width }}>
      <div role="rowheader" aria-colindex={1} style={{ width: numbersWidth }}>
        {content?.number}
      </div>
      {content?.cells.slice(first, end).map(({ kind, text }, offset) => {
        const column = first + offset
        const left = lefts[column] as number
        return (
          <div
            key={column}
            id={`${id}-${row}-${column}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={active.row === row && active.column === column}
            data-kind={kind}
            style={{ left, width: (lefts[column + 1] as number) - left }}
            onClick={() => onCell({ row, column })}
          >
            {text.slice(0, DRAWN_CHARACTERS)}
          </div>
        )
      })}
    </div>
  )
}

interface HeadProps extends GridParts {
  names: readonly Column[]
  sort: Choices['sort']
  onSort: (column: number) => void
}

/** Renders the column headers. A press on a header sorts by its column. */
export function GridHead({ names, sort, onSort, ...parts }: HeadProps) {
  const { id, active, measures, columns, onCell } = parts
  const { lefts, numbersWidth } = measures
  const [first, end] = columns
  const press = (column: number) => {
    onCell({ row: -1, column })
    onSort(column)
  }
  return (
    <div role="row" aria-rowindex={1} className="json-grid-head">
      <div role="columnheader" aria-colindex={1} style={{ width: numbersWidth }}>
        <span className="sr-only">Row</span>
      </div>
      {names.slice(first, end).map(({ name }, offset) => {
        const column = first + offset
        const left = lefts[column] as number
        return (
          <div
            key={column}
            id={`${id}--1-${column}`}
            role="columnheader"
            aria-colindex={column + 2}
            aria-sort={directionOf(sort, column)}
            data-active={active.row < 0 && active.column === column ? '' : undefined}
            title={name}
            style={{ left, width: (lefts[column + 1] as number) - left }}
            onClick={() => press(column)}
          >
            {name === '' ? '""' : name}
          </div>
        )
      })}
    </div>
  )
}

function directionOf(sort: Choices['sort'], column: number) {
  if (sort?.column !== column) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

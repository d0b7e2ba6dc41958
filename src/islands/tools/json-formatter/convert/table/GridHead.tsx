import type { Choices, Column } from '@/json/convert/converted.ts'
import type { GridParts } from './GridRow.tsx'

interface Props extends GridParts {
  names: readonly Column[]
  sort: Choices['sort']
  onSort: (column: number) => void
}

/** The names of the columns; pressing one sorts by it. */
export function GridHead({ id, active, measures, columns, names, sort, onCell, onSort }: Props) {
  const { lefts, numbersWidth } = measures
  const [first, end] = columns
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
            onClick={() => {
              onCell({ row: -1, column })
              onSort(column)
            }}
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

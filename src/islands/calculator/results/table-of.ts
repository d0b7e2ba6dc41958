import { present, type Entries, type Table } from '../frame/definition.ts'

/** A column of a table: its heading, and what it says of a line. */
interface ColumnOf<Line> {
  label: string
  unit: Table['columns'][number]['unit']
  /** Can be derived from the others, and is left out on narrow screens. */
  isSpare?: true
  of: (line: Line, index: number) => number | string
  /** Its cell in the last row. Where one column has it, columns without it have an empty cell. */
  total?: number | string | undefined
}

/** Returns a table of so many lines by its columns, of which some may be absent. Undefined without a line. */
export function tableOf<Line>(
  title: string,
  fileName: string,
  lines: readonly Line[],
  columns: Entries<ColumnOf<Line>>,
): Table | undefined {
  if (lines.length === 0) return undefined
  const shown = present(columns)
  const hasTotals = shown.some(({ total }) => total !== undefined)
  return {
    title,
    fileName,
    columns: shown.map(({ label, unit, isSpare }) => ({
      label,
      unit,
      ...(isSpare && { isSpare }),
    })),
    rows: lines.map((line, index) => shown.map(({ of }) => of(line, index))),
    ...(hasTotals && { totals: shown.map(({ total = '' }) => total) }),
  }
}

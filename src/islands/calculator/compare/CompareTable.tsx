import type { Cell, ComparedRow } from './comparison.ts'
import { OptionActions } from './OptionActions.tsx'
import type { Scenario } from './scenario.ts'

/** What a comparison shows, as a table or as cards. */
export interface CompareProps {
  scenarios: readonly Scenario[]
  /** The inputs that differ, and the results. */
  groups: readonly [readonly ComparedRow[], readonly ComparedRow[]]
  onReopen: (scenario: Scenario) => void
}

/** A column for each scenario, with its differences from the first one in words. */
export function CompareTable({ scenarios, groups, onReopen }: CompareProps) {
  return (
    <section className="table-pane" tabIndex={0} aria-label="Kept calculations side by side">
      <table className="table">
        <Names scenarios={scenarios} />
        {groups.map((rows, index) => (
          <tbody key={index}>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <ComparedCell {...cell} key={column} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot className="no-print">
          <tr>
            <th scope="row">
              <span className="sr-only">Actions</span>
            </th>
            {scenarios.map((calculation, index) => (
              <td key={index}>
                <OptionActions
                  name={calculation.name}
                  index={index}
                  onReopen={() => onReopen(calculation)}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Names({ scenarios }: Pick<CompareProps, 'scenarios'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">Figure</span>
        </th>
        {scenarios.map(({ name }, index) => (
          <th scope="col" key={index}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Longer lists would push the figures out of sight; the report has all entries. */
const MOST_LINES = 12

function ComparedCell(cell: Cell) {
  return (
    <td data-lines={cell.lines && cell.lines.length > 0 ? true : undefined}>
      <CellContent {...cell} />
    </td>
  )
}

/** A compared value, or the lines of a list, with its difference from the first option. */
export function CellContent({ text, lines = [], difference }: Cell) {
  return (
    <>
      {lines.length > 0 ? <Lines lines={lines} /> : text}
      {difference && (
        <span className="difference" data-tone={difference.tone}>
          {difference.words}
        </span>
      )}
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const shown = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES - 1) : lines
  return (
    <ul>
      {shown.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
      {lines.length > shown.length && <li>and {lines.length - shown.length} more</li>}
    </ul>
  )
}

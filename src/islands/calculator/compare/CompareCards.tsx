import { CellContent, type CompareProps } from './CompareTable.tsx'
import type { ComparedRow } from './comparison.ts'
import { OptionActions } from './OptionActions.tsx'

/** The comparison on a phone: a card for each option, with its figure, the differences and the best figures marked. */
export function CompareCards({ scenarios, groups: [given, found], onReopen }: CompareProps) {
  const [headline, ...others] = found
  return (
    <ol className="compare-cards">
      {scenarios.map((scenario, column) => (
        <li key={column}>
          <h3>{scenario.name}</h3>
          {headline && (
            <p className="compare-figure">
              <span className="hint">{headline.label}</span>{' '}
              <Figure row={headline} column={column} />
            </p>
          )}
          <dl>
            {[...given, ...others].map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>
                  <Figure row={row} column={column} />
                </dd>
              </div>
            ))}
          </dl>
          <OptionActions name={scenario.name} index={column} onReopen={() => onReopen(scenario)} />
        </li>
      ))}
    </ol>
  )
}

function Figure({ row: { cells, best }, column }: { row: ComparedRow; column: number }) {
  return (
    <>
      {best?.column === column && <span className="best">{best.word}</span>}{' '}
      <CellContent {...(cells[column] ?? { text: '' })} />
    </>
  )
}

import { NO_VALUE } from '@/lib/format.ts'

import { CellContent, type CompareProps } from './CompareTable.tsx'
import { type ComparedRow, NOT_USED } from './comparison.ts'
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
            {/* A row that an option does not have takes no room. */}
            {[...given, ...others].filter(hasFigure(column)).map((row) => (
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

function hasFigure(column: number) {
  return ({ cells }: ComparedRow) => ![NO_VALUE, NOT_USED].includes(cells[column]?.text ?? '')
}

function Figure({ row: { cells, best }, column }: { row: ComparedRow; column: number }) {
  return (
    <>
      {best?.column === column && <span className="best">{best.word}</span>}{' '}
      <CellContent {...(cells[column] ?? { text: '' })} />
    </>
  )
}

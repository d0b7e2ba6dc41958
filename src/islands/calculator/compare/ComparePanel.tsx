import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { attempt } from '@/islands/ui/work/load-part.ts'
import { NO_VALUE } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'
import { showSuccess } from '@/lib/stores/toast.ts'

import type { CalculatorDefinition } from '../frame/definition.ts'
import { entriesOf, type Texts, textsOf } from '../frame/inputs.ts'
import type { CalculatorState } from '../frame/use-calculator.ts'
import { CompareTable, CellContent, type CompareProps } from './CompareTable.tsx'
import { OptionActions } from './OptionActions.tsx'
import { ScenarioActions } from './ScenarioActions.tsx'
import { comparison, type ComparedRow, NOT_USED } from './comparison.ts'
import { $scenarios, $shared, begin, noticeCleared, takeFromLink } from './scenario-store.ts'
import { inputOf, type Scenario } from './scenario.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  texts: CalculatorState<Input>['texts']
  setText: CalculatorState<Input>['setText']
}

/** The scenarios side by side, with their actions. */
export function ComparePanel<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition } = props
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const scenarios = useStore($scenarios)
  const { given, same, found } = comparison(definition, scenarios)
  const fields = useFields(props)
  const compared = { scenarios, groups: [given, found], onReopen: fields.reopen } as const
  useArrivals(definition)
  return (
    <section
      ref={box}
      className="card panel compare"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-compare
    >
      <LinkNotice
        onShow={() => {
          box.current?.focus({ preventScroll: true })
          box.current?.scrollIntoView({ block: 'start' })
        }}
      />
      <h2 id={titleId} className="text-xl">
        Kept calculations
      </h2>
      {scenarios.length === 0 && <p className="mt-3">No calculations are kept.</p>}
      {scenarios.length > 0 && (
        <>
          <CompareTable {...compared} />
          <CompareCards {...compared} />
        </>
      )}
      <Remarks count={scenarios.length} same={same} />
      <ScenarioActions definition={definition} undoReopen={fields.undo} />
    </section>
  )
}

/** How to compare, and the inputs that all scenarios share. */
function Remarks({ count, same }: { count: number; same: readonly string[] }) {
  return (
    <>
      {count === 1 && (
        <p className="no-print mt-3">
          Change the fields and press Compare again to see both side by side.
        </p>
      )}
      {same.length > 0 && count > 0 && (
        <p className="mt-3 hint">
          {plural(count, 'Inputs', 'The same in every calculation')}: {same.join('; ')}.
        </p>
      )}
    </>
  )
}

/** Loads the scenarios of the link or the device, and those of each link followed while the page is open. */
function useArrivals<Input extends object, Result>({
  fields,
}: CalculatorDefinition<Input, Result>): void {
  useEffect(() => {
    void attempt(async () => begin(fields))
    const follow = () => void attempt(async () => takeFromLink(fields))
    window.addEventListener('hashchange', follow)
    // The privacy panel, a dialog, can clear what is stored. The event of its closing does not bubble.
    document.addEventListener('close', noticeCleared, true)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('close', noticeCleared, true)
    }
  }, [fields])
}

/** Puts the values of a scenario into the fields, and undoes that until the visitor enters something else. */
function useFields<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, texts, setText } = props
  const { fields } = definition
  const [last, setLast] = useState<{ before: Texts<Input>; after: Texts<Input> }>()
  const put = (written: Texts<Input>) => {
    for (const [name] of entriesOf(fields)) setText(name, written[name])
  }
  const isStill = last && entriesOf(fields).every(([name]) => texts[name] === last.after[name])
  return {
    reopen({ name, values }: Scenario) {
      const input = inputOf(fields, values)
      if (input === undefined) return
      const after = textsOf(fields, input)
      setLast({ before: texts, after })
      put(after)
      showSuccess(`${name} is in the fields`)
    },
    undo: isStill
      ? () => {
          setLast(undefined)
          put(last.before)
        }
      : undefined,
  }
}

interface NoticeProps {
  /** Leads to the table. */
  onShow: () => void
}

/** A notice above the calculator that its link carries scenarios, which are shown below the results. */
function LinkNotice({ onShow }: NoticeProps) {
  const count = useStore($shared)
  const place = document.querySelector('[data-above-calculator]')
  if (count === 0 || place === null) return null
  return createPortal(
    <div className="notice no-print mb-4 flex flex-wrap items-center gap-x-4 gap-y-1" role="status">
      <p>{sentence(count)}</p>
      <button type="button" className="button button-small" onClick={onShow}>
        Show the comparison
      </button>
    </div>,
    place,
  )
}

function sentence(count: number): string {
  return plural(
    count,
    'This link contains a kept calculation. It is shown below the results.',
    `This link contains ${count} kept calculations. They are compared below the results.`,
  )
}

/** The comparison on a phone: a card for each option, with its figure, the differences and the best figures marked. */
function CompareCards({ scenarios, groups: [given, found], onReopen }: CompareProps) {
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

import { useId, useMemo, useRef, type ReactNode } from 'react'

import { Answers } from './Answers.tsx'
import { CalculatorFields } from './CalculatorFields.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import type { CalculatorDefinition } from './definition.ts'
import { notesOf } from './notes.ts'
import { ResultActions } from './ResultActions.tsx'
import { ResultRows } from './ResultRows.tsx'
import { TablePanel } from './TablePanel.tsx'
import { useCalculator } from './use-calculator.ts'
import { useSettled } from './use-settled.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  /** What a calculator shows beside its rows, such as the working of a tax. */
  children?: (
    result: Result,
    input: Input,
    change: (name: keyof Input, text: string) => void,
  ) => ReactNode
  /** What stands beside the last of the definition's answers. */
  answerAction?: (input: Input, change: (name: keyof Input, text: string) => void) => ReactNode
}

/** The one frame of the finance calculators: fields on the left, live results, chart and tables on the right. */
export function Calculator<Input extends object, Result>({
  definition,
  children,
  answerAction,
}: Props<Input, Result>) {
  const form = useRef<HTMLFormElement>(null)
  const calculator = useCalculator(definition, form)
  const { input, texts } = calculator
  const results = useRef<HTMLElement>(null)
  const titleId = useId()
  const result = definition.calculate(input)
  const notes = notesOf(definition, result, input)
  const answers = definition.answers?.(result, input)
  const shownAnswers = answers && (
    <Answers answers={answers} action={answerAction?.(input, calculator.setText)} />
  )
  // The figures follow every key at once; chart and tables come when the input has settled, and never hold up typing.
  const settled = useSettled(input)
  const { chart, tables } = useMemo(() => detailsOf(definition, settled), [definition, settled])

  return (
    <div className="beside">
      {/* In one column the fields would push the results out of the first screen. */}
      {shownAnswers && (
        <section
          className="card panel no-print lg:hidden"
          aria-label="The answer at a glance"
          data-glance
        >
          {shownAnswers}
        </section>
      )}
      <form
        ref={form}
        className="card panel stays self-start"
        aria-label="Inputs"
        onSubmit={(event) => {
          event.preventDefault()
          results.current?.focus({ preventScroll: true })
          results.current?.scrollIntoView({ block: 'nearest' })
        }}
      >
        <CalculatorFields
          fields={definition.fields}
          texts={texts}
          input={input}
          unused={definition.unusedFields?.(input) ?? {}}
          onText={calculator.setText}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <button
            type="submit"
            className={`button button-filled needs-script grow ${definition.actionLabel === undefined ? 'lg:hidden' : ''}`}
          >
            {definition.actionLabel ?? 'See results'}
          </button>
          {calculator.isReset ? (
            <button
              type="button"
              className="button"
              // The second click of a double click on "Reset" lands here.
              onClick={({ detail }) => detail > 1 || calculator.undoReset()}
            >
              Undo reset
            </button>
          ) : (
            <button type="button" className="button needs-script" onClick={calculator.reset}>
              Reset
            </button>
          )}
        </div>
      </form>
      <section
        ref={results}
        className="card panel"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-results
      >
        <h2 id={titleId} className="text-xl">
          {definition.resultsTitle}
        </h2>
        {shownAnswers}
        <ResultRows
          rows={definition.rows(result, input)}
          answers={answers}
          notes={notes}
          texts={texts}
        />
        {children?.(result, input, calculator.setText)}
        <ChartPanel chart={chart} />
        <ResultActions definition={definition} input={input} />
        {tables.map((table) => (
          <TablePanel table={table} key={table.title} />
        ))}
      </section>
    </div>
  )
}

function detailsOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
) {
  const result = definition.calculate(input)
  return {
    chart: definition.chart(result, input),
    tables: definition.tables?.(result, input) ?? [],
  }
}

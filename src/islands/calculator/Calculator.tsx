import { Activity, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'

import { Answers } from './Answers.tsx'
import { firstShare } from './charts/chart-geometry.ts'
import { ChartPanel } from './charts/ChartPanel.tsx'
import { ComparePlace } from './ComparePlace.tsx'
import type { Answer, CalculatorDefinition, Table } from './definition.ts'
import { toTravellingFragment } from './fragment.ts'
import { InputForm } from './InputForm.tsx'
import { notesOf } from './notes.ts'
import { OverTimePanel } from './charts/OverTimePanel.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultRows } from './ResultRows.tsx'
import { TablePanel } from './TablePanel.tsx'
import { useCalculator, type CalculatorState } from './use-calculator.ts'
import { useSettled } from './use-settled.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  /** What a calculator shows beside its rows, such as what a return means. */
  children?: Slot<Input, Result>
  /** What it shows below, in the full width, before its tables. */
  details?: Slot<Input, Result>
  /** What stands beside the last of the definition's answers. */
  answerAction?: (input: Input, change: (name: keyof Input, text: string) => void) => ReactNode
}

type Slot<Input extends object, Result> = (
  result: Result,
  input: Input,
  change: (name: keyof Input, text: string) => void,
) => ReactNode

/** The one frame of the calculators: inputs, beside them the answer, and below both what explains it. */
export function Calculator<Input extends object, Result>(props: Props<Input, Result>) {
  // React takes over what stands in a boundary in steps of 5 ms, the rest of a page in steps of 25 ms.
  return (
    <Activity>
      <Frame {...props} />
    </Activity>
  )
}

function Frame<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, answerAction } = props
  const form = useRef<HTMLFormElement>(null)
  const calculator = useCalculator(definition, form)
  const { input } = calculator
  const results = useRef<HTMLElement>(null)
  const result = definition.calculate(input)
  const answers = definition.answers?.(result, input)
  const shownAnswers = answers && (
    <Answers answers={answers} action={answerAction?.(input, calculator.setText)} />
  )
  const showResults = () => {
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="beside" data-values={forOtherPages(definition, input)}>
      {/* In one column the fields would push the results out of the first screen. */}
      {shownAnswers && (
        <section
          className="card answer-card panel no-print lg:hidden"
          aria-label="The answer at a glance"
          data-glance
        >
          {shownAnswers}
        </section>
      )}
      <InputForm
        form={form}
        definition={definition}
        calculator={calculator}
        onSubmit={showResults}
      />
      <Results {...props} {...{ calculator, result, answers, shownAnswers }} box={results} />
      <ComparePlace definition={definition} calculator={calculator} />
    </div>
  )
}

/** The values that go along to the other pages of the tool. */
function forOtherPages<Input extends object, Result>(
  { fields, forOtherPages }: CalculatorDefinition<Input, Result>,
  input: Input,
): string {
  return toTravellingFragment(fields, forOtherPages?.(input) ?? input)
}

interface ResultsProps<Input extends object, Result> extends Props<Input, Result> {
  box: RefObject<HTMLElement | null>
  calculator: CalculatorState<Input>
  result: Result
  answers: readonly Answer[] | undefined
  shownAnswers: ReactNode
}

function Results<Input extends object, Result>(props: ResultsProps<Input, Result>) {
  const { definition, children, details, box, calculator, result, answers, shownAnswers } = props
  const { input, texts, setText } = calculator
  const titleId = useId()
  // The figures follow every key at once; chart and tables come when the input has settled, and never hold up typing.
  const settled = useSettled(input)
  const { chart, tables, overTime } = useMemo(
    () => detailsOf(definition, settled),
    [definition, settled],
  )
  return (
    <>
      <section
        ref={box}
        className="card answer-card panel"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-results
      >
        <h2 id={titleId}>{definition.resultsTitle}</h2>
        {shownAnswers}
        <ResultRows
          rows={definition.rows(result, input)}
          share={firstShare(chart)}
          sentence={definition.sentence?.(result, input)}
          answers={answers}
          notes={notesOf(definition, result, input)}
          texts={texts}
        />
        {children?.(result, input, setText)}
        <ChartPanel chart={chart} />
        <ResultActions definition={definition} input={input} />
      </section>
      <Details tables={tables} overTime={overTime}>
        {details?.(result, input, setText)}
      </Details>
    </>
  )
}

interface DetailsProps {
  tables: readonly Table[]
  overTime: ReactNode
  children: ReactNode
}

/** What explains the answer, in the full width below it. */
function Details({ tables, overTime, children }: DetailsProps) {
  if (overTime === undefined && children === undefined && tables.length === 0) return null
  return (
    <section className="card details panel" aria-label="Details" data-details>
      {overTime}
      {children}
      {tables.map((table) => (
        <TablePanel table={table} key={table.title} />
      ))}
    </section>
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
    overTime: definition.overTime && (
      <OverTimePanel load={definition.overTime} result={result} input={input} />
    ),
  }
}

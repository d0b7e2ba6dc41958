import { Activity, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'

import type { CalculatorDefinition, Row } from './definition.ts'
import { headlineOf } from './figure.ts'
import type { Calculated } from './inputs.ts'
import { toTravellingFragment } from './fragment.ts'
import { InputForm } from './InputForm.tsx'
import { BelowCard, InCard, type Slot } from './Explanation.tsx'
import { DrawingPlace } from './DrawingPlace.tsx'
import { useExplained, type LaterState } from './Later.tsx'
import { showResults } from './show-results.ts'
import { notesOf } from './notes.ts'
import { Answers, ResultRows } from '../results/ResultRows.tsx'
import { useCalculator, type CalculatorState } from './use-calculator.ts'
import { AdPlace } from '@/islands/ui/AdPlace.tsx'
import { useSettledUntilClick } from './use-settled-until-click.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  /** The word for a result, such as "Investment Loss". */
  status?: (result: Result) => ReactNode
  /** What a calculator shows beside its rows, such as what a return means. */
  children?: Slot<Input, Result>
  /** What it shows below, in the full width, before its tables. */
  details?: Slot<Input, Result>
  /** The action next to the last answer. */
  answerAction?: (input: Input, change: (name: keyof Input, text: string) => void) => ReactNode
}

/** The frame of all calculators: inputs, the answer, and what explains it. */
export function Calculator<Input extends object, Result>(props: Props<Input, Result>) {
  // React hydrates the content of a boundary in steps of 5 ms, the rest of a page in steps of 25 ms.
  return (
    <Activity>
      {/* The place for what a link brings along (compare/LinkNotice.tsx). */}
      <div className="contents" data-above-calculator />
      <Frame {...props} />
    </Activity>
  )
}

function Frame<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, answerAction } = props
  const form = useRef<HTMLFormElement>(null)
  const calculator = useCalculator(definition, form)
  const calculated = useCalculated(definition, calculator)
  const { input, result } = calculated
  // The figures follow every key. All other parts follow when typing pauses, and never hold up a key.
  const settled = useSettledUntilClick(calculated, calculated.texts)
  const results = useRef<HTMLElement>(null)
  const answers = definition.answers?.(result, input)
  const shownAnswers = answers && (
    <Answers answers={answers} action={answerAction?.(input, calculator.setText)} />
  )
  return (
    <div
      className="beside"
      data-values={useOtherPages(definition, input)}
      data-figures={useFigures(definition, calculated)}
    >
      <div className="column">
        <InputForm
          form={form}
          definition={definition}
          calculator={calculator}
          onSubmit={() => showResults(results.current)}
        />
      </div>
      <Results
        {...props}
        {...{ calculated, settled, shownAnswers }}
        change={calculator.setText}
        box={results}
      />
    </div>
  )
}

function useCalculated<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  { texts, input }: CalculatorState<Input>,
): Calculated<Input, Result> {
  return useMemo(
    () => ({ texts, input, result: definition.calculate(input) }),
    [definition, texts, input],
  )
}

/** Returns the values that go along to the other pages of the tool. */
function useOtherPages<Input extends object, Result>(
  { fields, forOtherPages }: CalculatorDefinition<Input, Result>,
  input: Input,
): string {
  return useMemo(
    () => toTravellingFragment(fields, forOtherPages?.(input) ?? input),
    [fields, forOtherPages, input],
  )
}

/** Returns the figures that go along to other pages, in JSON; undefined for a calculator without any. */
function useFigures<Input extends object, Result>(
  { forNextPages }: CalculatorDefinition<Input, Result>,
  { result, input }: Calculated<Input, Result>,
): string | undefined {
  return useMemo(() => {
    if (forNextPages === undefined) return undefined
    const figures = Object.entries(forNextPages(result, input))
    // To the paisa.
    const shown = figures.map(([name, figure]) => [name, Math.round(figure * 100) / 100] as const)
    return JSON.stringify(Object.fromEntries(shown.filter(([, figure]) => isFinite(figure))))
  }, [forNextPages, result, input])
}

interface ResultsProps<Input extends object, Result> extends Props<Input, Result> {
  settled: Calculated<Input, Result>
  change: CalculatorState<Input>['setText']
  box: RefObject<HTMLElement | null>
  calculated: Calculated<Input, Result>
  shownAnswers: ReactNode
}

function Results<Input extends object, Result>(props: ResultsProps<Input, Result>) {
  const { definition, details, children, settled, change } = props
  const state = useExplained(props.calculated.input, definition.drawing)
  const parts = { definition, settled, change, state }
  return (
    <>
      <div className="column">
        <ResultsCard {...props} state={state}>
          <InCard {...parts} slot={children} />
        </ResultsCard>
      </div>
      <AdPlace name="banner" />
      <AdPlace name="rail" />
      <BelowCard {...parts} slot={details} />
    </>
  )
}

interface CardProps<Input extends object, Result> extends Omit<
  ResultsProps<Input, Result>,
  'children'
> {
  children: ReactNode
  state: LaterState
}

function ResultsCard<Input extends object, Result>(props: CardProps<Input, Result>) {
  const { definition, status, children, box, calculated, shownAnswers, settled, state } = props
  const titleId = useId()
  const { drawing } = definition
  const rows = definition.rows(calculated.result, calculated.input)
  const { sentence, notes } = useMemo(() => wordsOf(definition, settled), [definition, settled])
  return (
    <section
      ref={box}
      className="card answer-card answer-flow panel"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-results
      data-empty={isEmpty(definition, calculated, rows) ? '' : undefined}
    >
      <h2 id={titleId}>{definition.resultsTitle}</h2>
      {shownAnswers}
      <ResultRows
        rows={rows}
        sentence={sentence}
        hasAnswers={Boolean(shownAnswers)}
        notes={notes}
        drawing={drawing && <DrawingPlace {...{ drawing, settled, state }} />}
      />
      {status?.(calculated.result)}
      {children}
    </section>
  )
}

/** Returns whether there is no answer yet, or none for these values. */
function isEmpty<Input extends object, Result>(
  { answers }: CalculatorDefinition<Input, Result>,
  { result, input }: Calculated<Input, Result>,
  rows: readonly Row[],
): boolean {
  const figures: readonly { amount: number }[] = answers?.(result, input) ?? [headlineOf(rows)]
  return !figures.some(({ amount }) => Number.isFinite(amount))
}

function wordsOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  { result, input }: Calculated<Input, Result>,
) {
  return {
    sentence: definition.sentence?.(result, input),
    notes: notesOf(definition, result, input),
  }
}

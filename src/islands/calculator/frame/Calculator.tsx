import { Activity, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'

import type { Answer, CalculatorDefinition } from './definition.ts'
import type { Calculated } from '../results/Explained.tsx'
import { toTravellingFragment } from './fragment.ts'
import { InputForm } from './InputForm.tsx'
import { Later, useExplained } from './Later.tsx'
import { notesOf } from './notes.ts'
import { Answers, ResultRows } from '../results/ResultRows.tsx'
import { useCalculator, type CalculatorState } from './use-calculator.ts'
import { useSettled } from '@/islands/ui/work/use-settled.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  /** What a calculator shows beside its rows, such as what a return means. */
  children?: Slot<Input, Result>
  /** What it shows below, in the full width, before its tables. */
  details?: Slot<Input, Result>
  /** The action next to the last answer. */
  answerAction?: (input: Input, change: (name: keyof Input, text: string) => void) => ReactNode
}

type Slot<Input extends object, Result> = (
  result: Result,
  input: Input,
  change: (name: keyof Input, text: string) => void,
) => ReactNode

/** The one frame of the calculators: inputs, beside them the answer, and below both what explains it. */
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
  const calculated = useCalculated(definition, calculator.input)
  const { input, result } = calculated
  const results = useRef<HTMLElement>(null)
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
      <Results {...props} {...{ calculator, calculated, answers, shownAnswers }} box={results} />
    </div>
  )
}

function useCalculated<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): Calculated<Input, Result> {
  return useMemo(() => ({ input, result: definition.calculate(input) }), [definition, input])
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
  calculated: Calculated<Input, Result>
  answers: readonly Answer[] | undefined
  shownAnswers: ReactNode
}

function Results<Input extends object, Result>(props: ResultsProps<Input, Result>) {
  const { definition, details, calculator, calculated } = props
  const { input, result } = calculated
  const explained = useExplained(input)
  // The figures follow every key at once; chart and tables come when the input has settled, and never hold up typing.
  const settled = useSettled(calculated)
  return (
    <>
      <ResultsCard {...props} {...{ explained, settled }} />
      <Later state={explained}>
        {({ Details, ComparePlace }) => (
          <>
            <Details definition={definition} settled={settled}>
              {details?.(result, input, calculator.setText)}
            </Details>
            <ComparePlace definition={definition} calculator={calculator} />
          </>
        )}
      </Later>
    </>
  )
}

interface CardProps<Input extends object, Result> extends ResultsProps<Input, Result> {
  explained: ReturnType<typeof useExplained>
  settled: Calculated<Input, Result>
}

function ResultsCard<Input extends object, Result>(props: CardProps<Input, Result>) {
  const { definition, children, box, calculator, calculated, answers, shownAnswers, settled } =
    props
  const { input, result } = calculated
  const { texts, setText } = calculator
  const titleId = useId()
  const rows = definition.rows(result, input)
  const notes = notesOf(definition, result, input)
  return (
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
        rows={rows}
        sentence={definition.sentence?.(result, input)}
        hasAnswers={Boolean(answers?.length)}
        notes={notes}
      />
      {children?.(result, input, setText)}
      <Later
        state={props.explained}
        lost="The rest of this page has not loaded. Please load it again."
      >
        {({ BelowFigures }) => (
          <BelowFigures {...{ definition, input, texts, rows, answers, notes, settled }} />
        )}
      </Later>
    </section>
  )
}

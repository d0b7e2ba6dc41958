import { Activity, memo, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'

import { AdPlace } from '@/islands/ui/AdPlace.tsx'
import { Answers, ResultRows } from '../results/ResultRows.tsx'
import type { Definition, LatePart, Shown, Values } from './context.ts'
import type { Row } from './definition.ts'
import { headlineOf } from './figure.ts'
import { InputForm } from './InputForm.tsx'
import type { Calculated } from './inputs.ts'
import { Later } from './late.tsx'
import { notesOf } from './notes.ts'
import { showResults } from './show-results.ts'
import { useCalculator, useFigures, useOtherPages, type CalculatorState } from './use-calculator.ts'
import { useSettledUntilClick } from './use-settled-until-click.ts'

interface Props {
  definition: Definition
  late: LatePart
}

/** The frame of all calculators: inputs, the answer, and what explains it. */
export function Calculator(props: Props) {
  // React hydrates the content of a boundary in steps of 5 ms, the rest of a page in steps of 25 ms.
  return (
    <Activity>
      {/* The place for what a link brings along (compare/LinkNotice.tsx). */}
      <div className="contents" data-above-calculator />
      <Frame {...props} />
    </Activity>
  )
}

function Frame({ definition, late }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const calculator = useCalculator(definition, form)
  const calculated = useCalculated(definition, calculator)
  // The figures follow every key. All other parts follow when typing pauses, and never hold up a key.
  const settled = useSettledUntilClick(calculated)
  const results = useRef<HTMLElement>(null)
  const shown = { definition, settled, change: calculator.setText, late }
  return (
    <div
      className="beside"
      data-values={useOtherPages(definition, calculated.input)}
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
      <div className="column">
        <ResultsCard {...shown} calculated={calculated} box={results} />
      </div>
      <AdPlace name="banner" />
      <AdPlace name="rail" />
      <BelowCard {...shown} />
    </div>
  )
}

function useCalculated(
  definition: Definition,
  { texts, input }: CalculatorState<Values>,
): Calculated<Values, unknown> {
  return useMemo(
    () => ({ texts, input, result: definition.calculate(input) }),
    [definition, texts, input],
  )
}

type LateProps = Shown & { late: LatePart }

type CardProps = LateProps & {
  calculated: Calculated<Values, unknown>
  box: RefObject<HTMLElement | null>
}

function ResultsCard({ calculated, box, ...shown }: CardProps) {
  const { definition, settled, change } = shown
  const { result, input } = calculated
  const titleId = useId()
  const rows = definition.rows(result, input)
  const answers = definition.answers?.(result, input)
  const { sentence, notes } = useMemo(() => wordsOf(definition, settled), [definition, settled])
  return (
    <section
      ref={box}
      className="card answer-card answer-flow panel"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-results
      data-empty={isEmpty(answers ?? [headlineOf(rows)]) ? '' : undefined}
    >
      <h2 id={titleId}>{definition.resultsTitle}</h2>
      {answers && <Answers answers={answers} action={definition.answerAction?.(input, change)} />}
      <ResultRows
        rows={rows}
        sentence={sentence}
        hasAnswers={answers !== undefined}
        notes={notes}
        drawing={definition.later && <DrawingPlace {...shown} />}
        chart={definition.chart && <BreakdownPlace {...shown} />}
      />
      {definition.status?.(result)}
      <InCard {...shown} />
    </section>
  )
}

/** Returns whether there is no answer yet, or none for these values. */
function isEmpty(figures: readonly Pick<Row, 'amount'>[]): boolean {
  return !figures.some(({ amount }) => Number.isFinite(amount))
}

function wordsOf(definition: Definition, { result, input }: Shown['settled']) {
  return {
    sentence: definition.sentence?.(result, input),
    notes: notesOf(definition, result, input),
  }
}

/** The drawing of the result. */
const DrawingPlace = memo(function DrawingPlace({ late, settled }: LateProps): ReactNode {
  return (
    <Later late={late} of={settled} className="drawing">
      {({ file: { drawing } }) => drawing && <drawing.Drawing {...settled} />}
    </Later>
  )
})

/** The chart beside the figures. */
const BreakdownPlace = memo(function BreakdownPlace({ late, ...shown }: LateProps): ReactNode {
  return (
    <Later late={late} of={shown.settled}>
      {({ ChartPlace }) => <ChartPlace {...shown} />}
    </Later>
  )
})

/** The parts below the figures in their card. */
const InCard = memo(function InCard({ late, ...shown }: LateProps): ReactNode {
  const { settled } = shown
  return (
    <>
      <Later late={late} of={settled} lost="The rest of this page has not loaded. Reload the page.">
        {({ Says, file }) => <Says {...shown} file={file} />}
      </Later>
      <AdPlace name="narrow" />
      <Later late={late}>
        {({ ResultActions, file }) => <ResultActions {...shown} file={file} />}
      </Later>
    </>
  )
})

/** The parts below the card. */
const BelowCard = memo(function BelowCard({ late, ...shown }: LateProps): ReactNode {
  return (
    <Later late={late} of={shown.settled}>
      {({ Below, file }) => <Below {...shown} file={file} />}
    </Later>
  )
})

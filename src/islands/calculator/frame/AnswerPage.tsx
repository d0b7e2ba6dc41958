import { useMemo, useRef, type ReactNode } from 'react'

import type { FieldGroup, Fields } from '../fields/field-types.ts'
import { toTravellingFragment } from './fragment.ts'
import { InputForm } from './InputForm.tsx'
import { showResults } from './show-results.ts'
import { useCalculator, type CalculatorState } from './use-calculator.ts'

/** An answer that is not a figure, such as a length of time or a day. */
export interface PlainAnswer {
  /** What the headline is: "From 1 May 2026 to 2 June 2026". */
  label: string
  headline: string
  tone?: 'good' | 'bad'
  rows: readonly (readonly [label: string, value: string])[]
  /** What should be known about it, in plain sentences. */
  notes: readonly string[]
}

interface Props<Input extends object> {
  fields: Fields<Input>
  groups?: readonly FieldGroup<Input>[]
  hiddenFields?: (input: Input) => readonly (keyof Input)[]
  /** Returns the answer, or the sentence that says which input is missing. */
  answerOf: (input: Input) => PlainAnswer | string
  /** A headline as it may look, drawn as an outline until there is one. */
  example?: string
  /** The part below the rows, or below the sentence. */
  children?: (
    input: Input,
    setText: CalculatorState<Input>['setText'],
    answer: PlainAnswer | string,
  ) => ReactNode
}

/** The frame of calculators whose results are not amounts: fields, and next to them an answer in words. */
export function AnswerPage<Input extends object>(props: Props<Input>) {
  const { answerOf, children, example, ...definition } = props
  const { fields } = definition
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const calculator = useCalculator(definition, form)
  const { input, setText } = calculator
  const answer = answerOf(input)
  const values = useMemo(() => toTravellingFragment(fields, input), [fields, input])
  return (
    <div className="beside" data-values={values}>
      <div className="column">
        <InputForm
          form={form}
          definition={definition}
          calculator={calculator}
          onSubmit={() => showResults(results.current)}
        />
      </div>
      <div className="column">
        <section
          ref={results}
          className="card answer-card panel"
          aria-label="Result"
          tabIndex={-1}
          data-results
          data-answer-page
          data-empty={typeof answer === 'string' ? '' : undefined}
        >
          <Answer answer={answer} example={example} />
          {children?.(input, setText, answer)}
        </section>
      </div>
    </div>
  )
}

interface AnswerProps {
  answer: PlainAnswer | string
  example: string | undefined
}

/** Only the answer is announced; the rows below it can be read at leisure. */
function Answer({ answer, example }: AnswerProps) {
  const isWhole = typeof answer !== 'string'
  return (
    <>
      <div
        role="status"
        data-answer
        data-label={isWhole ? answer.label : undefined}
        data-figure={isWhole ? answer.headline : undefined}
      >
        {isWhole ? <Headline {...answer} /> : <Missing says={answer} example={example} />}
      </div>
      {isWhole && (
        <dl className="ledger mt-4">
          {answer.rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isWhole &&
        answer.notes.map((note) => (
          <p className="notice mt-3" key={note}>
            {note}
          </p>
        ))}
    </>
  )
}

function Missing({ says, example }: { says: string; example: string | undefined }) {
  return (
    <>
      {example && (
        <p className="font-display text-3xl md:text-4xl outlined" aria-hidden="true">
          {example}
        </p>
      )}
      <p className={example ? 'text-soft' : 'empty min-h-32'}>{says}</p>
    </>
  )
}

function Headline({ label, headline, tone }: PlainAnswer) {
  return (
    <>
      <p className="text-soft">{label}</p>
      <p className="font-display text-3xl text-balance md:text-4xl" data-tone={tone} data-headline>
        {/* No line ends between a number and its unit. */}
        {headline.replace(/(\d) /g, '$1\u00a0')}
      </p>
    </>
  )
}

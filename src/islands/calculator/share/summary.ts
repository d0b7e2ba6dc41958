import type { CalculatorDefinition } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'
import { notesOf } from '../frame/notes.ts'
import { givenOf } from '../results/report-values.ts'

/** A labelled figure or value, as it is read. */
export interface Line {
  label: string
  text: string
}

/** A calculation as a message, a picture or a printed sheet shows it. */
export interface Summary {
  /** The three figures that matter most, the headline first. */
  main: readonly Line[]
  found: readonly Line[]
  given: readonly Line[]
  /** By which rules, where there are such, and what else the report tells. */
  rules: readonly string[]
  notes: readonly string[]
}

/** A calculation in short. */
export function summaryOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): Summary {
  const result = definition.calculate(input)
  const rows = definition.rows(result, input).filter((row) => !row.isAnswer)
  const answers = definition.answers?.(result, input) ?? []
  const unused: Partial<Record<keyof Input, string>> = definition.unusedFields?.(input) ?? {}
  const headline = rows.find((row) => row.isHeadline) ?? rows[0]
  const first =
    answers.length > 0
      ? answers.map((answer) => ({ label: answer.rule, amount: answer.amount, unit: answer.unit }))
      : rows.filter((row) => row === headline)
  // Definitions begin with what was given and end with what came of it.
  const others = rows.filter(
    (row) =>
      (answers.length > 0 || row !== headline) &&
      !first.some(({ amount }) => amount === row.amount),
  )
  const asLine = (row: Pick<(typeof rows)[number], 'label' | 'amount' | 'unit'>): Line => ({
    label: row.label,
    text: figure(row),
  })
  return {
    main: [...first, ...others.slice(Math.max(0, others.length + first.length - 3))]
      .slice(0, 3)
      .map(asLine),
    found: [...(answers.length > 0 ? first : []), ...rows].map(asLine),
    given: givenOf(definition, input)
      .filter(({ name }) => unused[name] === undefined)
      .map(({ label, text }) => ({ label: withoutUnit(label), text })),
    rules: definition.reportLines?.(result, input) ?? [],
    notes: notesOf(definition, result, input),
  }
}

/** Returns the text of a message: the tool, its main figures and its inputs. The link is separate. */
export function messageOf(tool: string, { main, given }: Summary): string {
  const list = (lines: readonly Line[]) => lines.map(({ label, text }) => `${label}: ${text}`)
  return `${tool}\n${list(main).join('\n')}\n(${list(given).join(', ')})`
}

/** Removes the unit from a label, because the value next to it has one: "Loan Tenure (Years)" → "Loan Tenure". */
function withoutUnit(label: string): string {
  return label.replace(/ \([^)]*\)$/, '')
}

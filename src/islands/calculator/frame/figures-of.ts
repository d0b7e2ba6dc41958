import { rupees } from '@/lib/format.ts'
import type { Drawing } from '@/lib/sample-answer.ts'

import { present, type CalculatorDefinition, type Chart, type Table } from './definition.ts'
import { cellText } from '../results/cell-text.ts'
import { figure, headlineOf as headlineRow } from './figure.ts'
import { acceptText } from './fragment.ts'
import { entriesOf, initialTexts, readInput, type AnyField } from './inputs.ts'

/**
 * What a calculator shows for the values of its fields, written as links write them, by the label of the row; a cell of a
 * table by "title > line > column". Throws half a sentence where a field does not exist or does not take its value.
 */
export async function figuresOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  values: Record<string, string>,
): Promise<Record<string, string>> {
  const { fields, calculate, rows, answers, later } = definition
  const known = new Map<string, AnyField>(entriesOf(fields))
  const texts = Object.entries(values).map(([name, value]) => [name, given(known, name, value)])
  const input = readInput(fields, { ...initialTexts(fields), ...Object.fromEntries(texts) })
  const result = calculate(input)
  const { tables } = (await later?.()) ?? {}
  const shown = [
    ...present(tables?.(result, input) ?? []).flatMap(cellsOf),
    ...(answers?.(result, input) ?? []).map((answer) => [answer.rule, figure(answer)]),
    ...rows(result, input).map((row) => [row.label, figure(row)]),
  ]
  return Object.fromEntries(shown) as Record<string, string>
}

/** Returns the headline of what a calculator shows at first, with its label and its chart. */
export function headlineOf<Input extends object, Result>({
  fields,
  calculate,
  rows,
  answers,
  chart,
}: CalculatorDefinition<Input, Result>): { label: string; figure: string; drawing?: Drawing } {
  const input = readInput(fields, initialTexts(fields))
  const result = calculate(input)
  const drawing = chart && { drawing: drawingOf(chart(result, input)) }
  const [answer] = answers?.(result, input) ?? []
  if (answer !== undefined) return { label: answer.rule, figure: figure(answer), ...drawing }
  const shown = rows(result, input)
  const headline = headlineRow(shown)
  return { label: headline.label, figure: figure(headline), ...drawing }
}

/** Returns a chart as a drawing: a ring, or bars where the parts do not add up. */
function drawingOf({ kind, parts, isComparison }: Chart): Drawing {
  return {
    kind: kind === 'bar' || isComparison ? 'bars' : 'shares',
    parts: parts.map((part) => ({ ...part, figure: rupees(part.amount) })),
  }
}

function given(fields: ReadonlyMap<string, AnyField>, name: string, value: string): string {
  const field = fields.get(name)
  if (field === undefined)
    throw new Error(`has no field "${name}"; its fields are ${[...fields.keys()].join(', ')}`)
  const text = acceptText(field, value)
  if (text === undefined) throw new Error(`does not take "${value}" for ${name}`)
  return text
}

function cellsOf({ title, columns, rows, totals }: Table): string[][] {
  const lines = totals === undefined ? rows : [...rows, totals]
  return lines.flatMap((line) => {
    const cells = columns.map(({ unit }, index) => cellText(line[index] ?? '', unit))
    return columns.map(({ label }, index) => [`${title} > ${cells[0]} > ${label}`, cells[index]])
  }) as string[][]
}

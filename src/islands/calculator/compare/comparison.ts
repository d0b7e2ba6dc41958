import { NO_VALUE } from '@/lib/format.ts'

import type { CalculatorDefinition, Row } from '../frame/definition.ts'
import { givenText, isUntouched, linesOf } from '../results/report-values.ts'
import { entriesOf } from '../frame/inputs.ts'
import { nameOf } from '@/islands/ui/fields/amount-problem.ts'
import {
  differenceOfFigures,
  differenceOfGiven,
  savedFigure,
  type Difference,
} from './difference.ts'
import { inputOf, type Scenario } from './scenario.ts'

export interface Cell {
  text: string
  /** The same, a line for each entry of a list. */
  lines?: readonly string[]
  /** To the first column, in the other ones. */
  difference?: Difference | undefined
}

/** One row of the comparison: a cell for each scenario. */
export interface ComparedRow {
  label: string
  cells: readonly Cell[]
  /** The column with the best figure, and what that is. None where no figure is better or two share the best one. */
  best?: { column: number; word: 'lowest' | 'highest' } | undefined
}

export interface Comparison {
  /** The inputs that differ. */
  given: ComparedRow[]
  /** The inputs that all scenarios share: "Loan Amount: ₹10,00,000". */
  same: string[]
  found: ComparedRow[]
}

/** Kept calculations side by side: what differs in what was given, and all that came out. */
export function comparison<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  scenarios: readonly Scenario[],
): Comparison {
  const inputs = scenarios.flatMap(({ values }) => inputOf(definition.fields, values) ?? [])
  const given = givenRows(definition, inputs)
  const isSame = ({ cells }: ComparedRow) => cells.every(({ text }) => text === cells[0]?.text)
  return {
    given: given.filter((row) => !isSame(row)),
    same: given
      .filter((row) => isSame(row) && row.cells[0]?.text !== NOT_USED)
      .map(({ label, cells }) => `${label}: ${cells[0]?.text ?? ''}`),
    found: foundRows(definition, inputs),
  }
}

/** A field that has no meaning for a calculation. */
export const NOT_USED = 'not used'

function givenRows<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  inputs: readonly Input[],
): ComparedRow[] {
  return (
    entriesOf(definition.fields)
      // An option nobody touched says nothing.
      .filter(
        ([name, field]) =>
          !field.isOption || inputs.some((input) => !isUntouched(field, input[name])),
      )
      .map(([name, field]) => {
        // No number differs from one that is not used.
        const numbers = inputs.map((input) =>
          isUsed(definition, input, name) ? Number(input[name]) : NaN,
        )
        const cells = inputs.map((input, index): Cell => {
          if (!isUsed(definition, input, name)) return { text: NOT_USED }
          const lines = linesOf(field, input[name])
          if (lines) return { text: lines.join('; ') || 'none', lines }
          const text = givenText(field, input[name])
          if (field.kind !== 'number' || index === 0) return { text }
          const [first = NaN] = numbers
          return { text, difference: differenceOfGiven(first, numbers[index] ?? NaN, field.unit) }
        })
        return { label: nameOf(field.label), cells }
      })
  )
}

function isUsed<Input extends object, Result>(
  { hiddenFields, unusedFields }: CalculatorDefinition<Input, Result>,
  input: Input,
  name: keyof Input,
): boolean {
  return hiddenFields?.(input).includes(name) !== true && unusedFields?.(input)[name] === undefined
}

function foundRows<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  inputs: readonly Input[],
): ComparedRow[] {
  const given = inputs.map((input) => rowsOf(definition, input))
  const known = new Set(given.flatMap((rows) => rows.map(({ label }) => label)))
  const columns = given.map((rows) => rows.map((row) => asSaved(row, known)))
  const labels = [...new Set(columns.flatMap((rows) => rows.map(({ label }) => label)))]
  return labels.map((label) => {
    const rows = columns.map((column) => column.find((row) => row.label === label))
    return { label, cells: cellsOf(rows), best: bestOf(rows) }
  })
}

function cellsOf(rows: readonly (Row | undefined)[]): Cell[] {
  const [first] = rows
  return rows.map((row, index): Cell => {
    if (row === undefined) return { text: NO_VALUE }
    const difference = index > 0 && first ? differenceOfFigures(first, row) : undefined
    return { text: savedFigure(row), difference }
  })
}

function bestOf(rows: readonly (Row | undefined)[]): ComparedRow['best'] {
  const [first] = rows
  if (rows.length < 2 || first?.better === undefined) return undefined
  const isLess = first.better === 'less'
  const amounts = rows.map((row) => row?.amount ?? NaN)
  const best = isLess ? Math.min(...amounts) : Math.max(...amounts)
  const column = amounts.indexOf(best)
  if (column === -1 || amounts.lastIndexOf(best) !== column) return undefined
  return { column, word: isLess ? 'lowest' : 'highest' }
}

/** "Extra interest" beside "Interest saved" is the same figure with the other sign, and both share a row. */
function asSaved(row: Row, known: ReadonlySet<string>): Row {
  const [, extra, longer] = /^(?:extra (.+)|(.+) longer)$/i.exec(row.label) ?? []
  const wanted = `${extra ?? longer ?? ''} saved`.toLowerCase()
  const label = [...known].find((other) => other.toLowerCase() === wanted)
  return label === undefined
    ? row
    : { ...row, label, amount: -row.amount, ...(row.better && { better: 'more' }) }
}

/** Leaves out rows that repeat an input. */
function rowsOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): Row[] {
  const labels = new Set(entriesOf(definition.fields).map(([, field]) => nameOf(field.label)))
  const rows = definition.rows(definition.calculate(input), input)
  const headline =
    rows.find((row) => row.leadsComparison) ?? rows.find((row) => row.isHeadline) ?? rows[0]
  const others = rows.filter((row) => row !== headline && !labels.has(row.label))
  return headline === undefined ? others : [headline, ...others]
}

import { parseAmount } from '../lib/amount.ts'
import { groupedNumber } from '../lib/digit-groups.ts'
import { percent, plainDigits, rupees, rupeesAndPaise } from '../lib/format.ts'

/**
 * A question of a post to a tool: `of` is the tool, or another sum whose values it inherits. Other fields have values as in
 * links. A sum with a row is a figure. `minus` is a sum whose figure is subtracted, in addition to inherited subtractions.
 */
export interface Sum {
  of: string
  row?: string | undefined
  minus?: string | undefined
  [field: string]: string | number | Sum | undefined
}

/** The sums of a post by name. */
export type Sums = Readonly<Record<string, Sum>>

/** Functions by tool that return the results for values, by the label of the row. They throw a phrase that follows the tool's name. */
export type Tools = Readonly<
  Record<string, (values: Record<string, string>) => Promise<Record<string, string>>>
>

/** A sum with its inherited values: the tool and the texts of its fields. */
interface Query {
  tool: string
  row: string | undefined
  /** The sums whose figures are subtracted in turn. */
  minus: readonly string[]
  values: Record<string, string>
}

/** The names that led to a sum, to detect cycles. */
type Path = readonly string[]

/** Resolves a sum to its tool. Throws a phrase if it leads to no tool, or back to itself. */
export async function ask(sum: Sum, sums: Sums, tools: Tools, path: Path = []): Promise<Query> {
  const { of, row, minus, ...own } = sum
  const base = await baseOf(of, sums, tools, path)
  const entries = Object.entries(own).map(async ([name, value]) => [
    name,
    typeof value === 'object' ? plain(await answer(value, sums, tools, path)) : String(value),
  ])
  return {
    ...base,
    row: row ?? base.row,
    minus: minus === undefined ? base.minus : [...base.minus, minus],
    values: { ...base.values, ...(Object.fromEntries(await Promise.all(entries)) as object) },
  }
}

async function baseOf(of: string, sums: Sums, tools: Tools, path: Path): Promise<Query> {
  const sum = sums[of]
  if (sum !== undefined) return ask(sum, sums, tools, further(path, of))
  if (tools[of] === undefined)
    throw new Error(`"${of}" is neither a sum of the post nor a tool with figures`)
  return { tool: of, row: undefined, minus: [], values: {} }
}

function further(path: Path, name: string): Path {
  if (path.includes(name)) throw new Error(`"${name}" leads back to itself`)
  return [...path, name]
}

/** Returns the figure of a sum as its tool shows it. Throws a sentence without the full stop. */
export async function answer(sum: Sum, sums: Sums, tools: Tools, path: Path = []): Promise<string> {
  const { tool, row, minus, values } = await ask(sum, sums, tools, path)
  const shown = await shownBy(tool, values, tools)
  if (row === undefined) throw new Error(`a figure of "${sum.of}" names no row`)
  const figure = shown[row]
  if (figure === undefined) throw new Error(`${tool} shows no row "${row}"; ${rowsOf(shown)}`)
  const others = await Promise.all(
    minus.map(async (of) => {
      // A sum may subtract the sum whose values it inherits, so only subtractions count as a cycle here.
      const rest = further(path, `minus ${of}`)
      const { row: ownRow = row } = await ask({ of }, sums, tools, rest)
      return answer({ of, row: ownRow }, sums, tools, rest)
    }),
  )
  return others.reduce(difference, figure)
}

async function shownBy(tool: string, values: Record<string, string>, tools: Tools) {
  try {
    return (await tools[tool]?.(values)) ?? {}
  } catch (error) {
    throw new Error(`${tool} ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function rowsOf(shown: Record<string, string>): string {
  const rows = Object.keys(shown).filter((row) => !row.includes(' > '))
  return `its rows are ${rows.map((row) => `"${row}"`).join(', ')}`
}

/** Returns the difference of two figures as shown, so that a reader who subtracts gets the same result. */
function difference(figure: string, other: string): string {
  const amount = parseAmount(figure) - parseAmount(other)
  if (figure.endsWith('%')) return percent(amount)
  if (!figure.includes('₹')) return groupedNumber(amount)
  return figure.includes('.') ? rupeesAndPaise(amount) : rupees(amount)
}

/** Returns an amount as links write it: "₹39,390" → "39390". */
function plain(figure: string): string {
  const amount = parseAmount(figure)
  return Number.isNaN(amount) ? figure : plainDigits(amount)
}

import { parseAmount } from '../lib/amount.ts'
import { groupedNumber } from '../lib/digit-groups.ts'
import { percent, plainDigits, rupees, rupeesAndPaise } from '../lib/format.ts'

/**
 * What a post asks a tool: the tool, or another sum whose values it takes over, and the values of fields as links write
 * them. With a row it is a figure. `minus` names a sum whose figure is taken off, besides what the other sum takes off.
 */
export interface Sum {
  of: string
  row?: string | undefined
  minus?: string | undefined
  [field: string]: string | number | Sum | undefined
}

/** The sums of a post by the names that it gives them. */
export type Sums = Readonly<Record<string, Sum>>

/** What a tool shows for values, by the label of the row. Throws half a sentence that begins after the tool's name. */
export type Tools = Readonly<
  Record<string, (values: Record<string, string>) => Promise<Record<string, string>>>
>

/** A sum with everything that it takes over: the tool and the texts of its fields. */
interface Asked {
  tool: string
  row: string | undefined
  /** The sums whose figures are taken off, one after the other. */
  minus: readonly string[]
  values: Record<string, string>
}

/** The names that led to a sum: one that comes again leads back to itself. */
type Path = readonly string[]

/** Follows a sum to its tool. Throws a sentence where it leads to none, or back to itself. */
export async function ask(sum: Sum, sums: Sums, tools: Tools, path: Path = []): Promise<Asked> {
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

async function baseOf(of: string, sums: Sums, tools: Tools, path: Path): Promise<Asked> {
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

/** The figure of a sum as its tool writes it. Throws a sentence without the full stop. */
export async function answer(sum: Sum, sums: Sums, tools: Tools, path: Path = []): Promise<string> {
  const { tool, row, minus, values } = await ask(sum, sums, tools, path)
  const shown = await shownBy(tool, values, tools)
  if (row === undefined) throw new Error(`a figure of "${sum.of}" names no row`)
  const figure = shown[row]
  if (figure === undefined) throw new Error(`${tool} shows no row "${row}"; ${rowsOf(shown)}`)
  const others = await Promise.all(
    minus.map(async (of) => {
      // A sum may take off the one whose values it has taken over, so only what is taken off counts here.
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

/** The difference of two figures as they are written, so that a reader who subtracts finds the same. */
function difference(figure: string, other: string): string {
  const amount = parseAmount(figure) - parseAmount(other)
  if (figure.endsWith('%')) return percent(amount)
  if (!figure.includes('₹')) return groupedNumber(amount)
  return figure.includes('.') ? rupeesAndPaise(amount) : rupees(amount)
}

/** An amount without its signs, as a field of a link has it: "₹39,390" is 39390. */
function plain(figure: string): string {
  const amount = parseAmount(figure)
  return Number.isNaN(amount) ? figure : plainDigits(amount)
}

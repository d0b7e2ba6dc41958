import type { satteri } from '@astrojs/markdown-satteri'

type Plugins = NonNullable<NonNullable<Parameters<typeof satteri>[0]>['hastPlugins']>

/** An element of an article, as far as tables need it. */
interface Node {
  tagName?: string
  value?: string
  children?: readonly Node[]
}

/** An amount, or one with its unit: "₹3,21,558", "7.10%", "−12", "51.6 bits". */
const NUMBER = /^[-−]?\s?₹?\s?[\d,]+(\.\d+)?\s?(%|[a-z]+)?$/
/** What stands where there is no amount: "never", a dash, nothing. */
const WORD = /^\S*$/

/**
 * Marks the columns of numbers in the tables of articles: their cells get the class `number`, because amounts are compared down
 * a column by their ends. The first column names the row.
 */
export const numberColumns = {
  name: 'number-columns',
  element: {
    filter: ['table'],
    visit(table, context) {
      for (const cell of cellsOfNumbers(table))
        context.setProperty(cell as typeof table, 'className', ['number'])
    },
  },
} satisfies Plugins[number]

/** The cells of a table's columns of numbers, each with its heading. */
export function cellsOfNumbers(table: Node): Node[] {
  const [head = [], ...rows] = elements(table, ['tr']).map((row) => elements(row, ['th', 'td']))
  return head.flatMap((heading, index) => {
    const cells = rows.flatMap((row) => row[index] ?? [])
    return index > 0 && areNumbers(cells.map((cell) => textOf(cell).trim()))
      ? [heading, ...cells]
      : []
  })
}

function areNumbers(texts: readonly string[]): boolean {
  const others = texts.filter((text) => !NUMBER.test(text))
  return others.length < texts.length / 2 && others.every((text) => WORD.test(text))
}

function elements(node: Node, names: readonly string[]): Node[] {
  return (node.children ?? []).flatMap((child) =>
    names.includes(child.tagName ?? '') ? [child] : elements(child, names),
  )
}

function textOf({ value, children = [] }: Node): string {
  return (value ?? '') + children.map(textOf).join('')
}

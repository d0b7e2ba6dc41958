import type { satteri } from '@astrojs/markdown-satteri'

type Plugins = NonNullable<NonNullable<Parameters<typeof satteri>[0]>['hastPlugins']>

/** An element or text of an article. */
interface Node {
  tagName?: string
  value?: string
  children?: readonly Node[]
}

/** An amount, or one with its unit: "₹3,21,558", "7.10%", "−12", "51.6 bits". */
const NUMBER = /^[-−]?\s?₹?\s?[\d,]+(\.\d+)?\s?(%|[a-z]+)?$/
/** A cell without an amount: one word such as "never", a dash, or nothing. */
const WORD = /^\S*$/

/** Adds the class `number` to columns of numbers in tables, which aligns amounts by their last digits. The first column is a label. */
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

/** Returns the cells of a table's number columns, headings included. */
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

import { answer, ask, type Sum, type Sums, type Tools } from './sums.ts'

/** A post's file name and text, and the figures in its frontmatter. */
export interface FiguredPost {
  file: string
  source: string
  sums: Sums
  /** Figures from other sources than tools, such as a law; the text names the source. */
  stated: readonly string[]
}

const FIGURE = /<Figure((?:\s+\w+="[^"]*")*)\s*>([^]*?)<\/Figure>/g
const LINK = /\]\((\/tools\/([^)#\s]+)#([^)\s]+=[^)\s]*))\)/g
/** Rupees and percentages: "₹1,25,000", "12.5%", but no percent-encoded text such as "%E2%82%B9500%20". */
const AMOUNT = /₹\d[\d,.]*\d|₹\d|(?<![\w%])\d[\d,.]*%/g

/**
 * Returns a sentence with file and line for each wrong figure of a post: figures that differ from the tool, links that open
 * none of the sums, and amounts without a source.
 */
export async function findFigureErrors(post: FiguredPost, tools: Tools): Promise<string[]> {
  const errors = [
    ...(await figureErrors(post, tools)),
    ...(await linkErrors(post, tools)),
    ...amountErrors(post),
  ]
  return errors.map(([at, error]) => `${post.file}:${lineAt(post.source, at)}: ${error}.`)
}

/** An error and its position in the text. */
type Finding = [at: number, error: string]

async function figureErrors({ source, sums }: FiguredPost, tools: Tools): Promise<Finding[]> {
  const findings: Finding[] = []
  const found = [...source.matchAll(FIGURE)]
  for (const at of startsOf(source)) {
    if (!found.some(({ index }) => index === at))
      findings.push([at, 'a <Figure> has attributes in double quotes, and an end'])
  }
  for (const { index, 1: attributes = '', 2: text = '' } of found) {
    const error = await errorOf(attributes, withoutMarkup(text), sums, tools)
    if (error !== undefined) findings.push([index, error])
  }
  return findings
}

async function errorOf(attributes: string, written: string, sums: Sums, tools: Tools) {
  try {
    const figure = await answer(readAttributes(attributes), sums, tools)
    return figure === written ? undefined : `the text says ${written}, and the tool ${figure}`
  } catch (error) {
    return sentenceOf(error)
  }
}

function readAttributes(attributes: string): Sum {
  const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
  return { of: '', ...(Object.fromEntries(pairs) as object) }
}

/** Finds links with values that open none of the post's sums: the reader would see other figures than the text states. */
async function linkErrors({ source, sums }: FiguredPost, tools: Tools): Promise<Finding[]> {
  const opened = new Map<string, Set<string>>()
  const findings: Finding[] = []
  for (const [name, sum] of Object.entries(sums)) {
    try {
      const { tool, values } = await ask(sum, sums, tools)
      const fragments = opened.get(tool) ?? new Set()
      opened.set(tool, fragments.add(new URLSearchParams(values).toString()))
    } catch (error) {
      const at = Math.max(0, source.indexOf(`${name}:`))
      findings.push([at, `sums.${name}: ${sentenceOf(error)}`])
    }
  }
  for (const { index, 1: href = '', 2: tool = '', 3: fragment = '' } of source.matchAll(LINK)) {
    const fragments = opened.get(tool) ?? new Set()
    if (fragments.has(new URLSearchParams(fragment).toString())) continue
    const would = [...fragments].map((each) => `#${each}`).join(' or ') || 'none, for it has no sum'
    findings.push([index, `${href} opens no sum of the post; what would is ${would}`])
  }
  return findings
}

/** Finds amounts outside `<Figure>` that are neither values of the sums nor stated in the frontmatter. */
function amountErrors({ source, sums, stated }: FiguredPost): Finding[] {
  const known = new Set([...stated, ...Object.values(sums).flatMap(valuesOf)].map(digitsOf))
  const rest = source.replace(FIGURE, (figure) => ' '.repeat(figure.length))
  return [...rest.matchAll(AMOUNT)]
    .filter(([amount]) => !known.has(digitsOf(amount)))
    .map(({ index, 0: amount }) => [
      index,
      `${amount} is neither in a <Figure>, nor a value of the sums, nor stated in the frontmatter`,
    ])
}

function valuesOf(sum: Sum): string[] {
  return Object.values(sum).flatMap((value) =>
    typeof value === 'object' ? valuesOf(value) : [String(value)],
  )
}

function digitsOf(amount: string): string {
  return amount.replaceAll(/[₹,%]/g, '')
}

/** Returns the text of a figure without Markdown. */
function withoutMarkup(text: string): string {
  return text
    .trim()
    .replaceAll(/^[`*]+|[`*]+$/g, '')
    .replaceAll('\\|', '|')
}

function startsOf(source: string): number[] {
  return [...source.matchAll(/<Figure\b/g)].map(({ index }) => index)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function lineAt(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}

import { childrenOf, keyOf, kindOf, NO_KEY, type Nodes } from './nodes.ts'

/** The way from the whole document to one of its values: keys of objects and places in arrays, from 0. */
export type Steps = (string | number)[]

/** The way to a value. */
export function stepsTo(nodes: Nodes, node: number): Steps {
  const steps: Steps = []
  for (let at = node; at > 0; at = nodes.parents[at] as number) {
    steps.push(keyOf(nodes, at) ?? placeInArray(nodes, at))
  }
  return steps.reverse()
}

/** The value at the end of a way; undefined where there is none. Of members with the same key it is the last, as most readers have it. */
export function nodeAtSteps(nodes: Nodes, steps: Steps): number | undefined {
  let node: number | undefined = 0
  for (const step of steps) {
    if (node === undefined) return undefined
    node = childAt(nodes, node, step)
  }
  return node
}

/** The innermost value that a byte of the document belongs to, its key included. */
export function nodeAtByte(nodes: Nodes, offset: number): number {
  let [low, high] = [0, nodes.count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (beginOf(nodes, middle) > offset) high = middle
    else low = middle + 1
  }
  let node = Math.max(low - 1, 0)
  while (node > 0 && (nodes.ends[node] as number) <= offset) node = nodes.parents[node] as number
  return node
}

/** The one spelling that RFC 9535 (section 2.7) gives the path of a value: `$['a'][0]`. */
export function normalizedPath(steps: Steps): string {
  const written = steps.map((step) => (typeof step === 'number' ? step : `'${escaped(step)}'`))
  return `$${written.map((step) => `[${step}]`).join('')}`
}

/** The path of a value as a JSON Pointer (RFC 6901); the empty text is the whole document. */
export function jsonPointer(steps: Steps): string {
  return steps
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

function placeInArray({ afters, parents }: Nodes, node: number): number {
  let place = 0
  for (let at = (parents[node] as number) + 1; at < node; at = afters[at] as number) place++
  return place
}

function childAt(nodes: Nodes, node: number, step: string | number): number | undefined {
  if (kindOf(nodes, node) !== (typeof step === 'number' ? 'array' : 'object')) return undefined
  let place = 0
  let found: number | undefined
  for (const child of childrenOf(nodes, node)) {
    if (typeof step === 'string') {
      if (keyOf(nodes, child) === step) found = child
    } else if (place++ === step) return child
  }
  return found
}

function beginOf({ keys, starts }: Nodes, node: number): number {
  const key = keys[node] as number
  return key === NO_KEY ? (starts[node] as number) : key
}

const SHORT_ESCAPES = new Map(
  Object.entries({ '\b': 'b', '\t': 't', '\n': 'n', '\f': 'f', '\r': 'r', "'": "'", '\\': '\\' }),
)

function escaped(name: string): string {
  // What RFC 9535 asks to be escaped: control characters, the quote that encloses, and the backslash.
  return name.replace(/[\u0000-\u001f'\\]/g, (character) => {
    const short = SHORT_ESCAPES.get(character)
    return `\\${short ?? `u${character.charCodeAt(0).toString(16).padStart(4, '0')}`}`
  })
}

import { childrenOf, keyOf, kindOf, NO_KEY, type Nodes } from './nodes.ts'

/** The path from the root to a value: object keys and zero-based array indices. */
export type Steps = (string | number)[]

/** Returns the path to a value. */
export function stepsTo(nodes: Nodes, node: number): Steps {
  const steps: Steps = []
  for (let at = node; at > 0; at = nodes.parents[at] as number) {
    steps.push(keyOf(nodes, at) ?? placeInArray(nodes, at))
  }
  return steps.reverse()
}

/**
 * Returns the value at a path, or undefined if nothing is there. Of members with the same key it takes the last, as most
 * parsers do.
 */
export function nodeAtSteps(nodes: Nodes, steps: Steps): number | undefined {
  let node: number | undefined = 0
  for (const step of steps) {
    if (node === undefined) return undefined
    node = childAt(nodes, node, step)
  }
  return node
}

/** Returns the innermost value at a byte offset. A key belongs to its member's value. */
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

/** Returns the normalized path of RFC 9535, section 2.7: `$['a'][0]`. */
export function normalizedPath(steps: Steps): string {
  const written = steps.map((step) => (typeof step === 'number' ? step : `'${escaped(step)}'`))
  return `$${written.map((step) => `[${step}]`).join('')}`
}

/** Returns the path as a JSON Pointer (RFC 6901). The empty string is the root. */
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
  // RFC 9535 requires escapes for control characters, the enclosing quote and the backslash.
  return name.replace(/[\u0000-\u001f'\\]/g, (character) => {
    const short = SHORT_ESCAPES.get(character)
    return `\\${short ?? `u${character.charCodeAt(0).toString(16).padStart(4, '0')}`}`
  })
}

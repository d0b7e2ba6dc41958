import { keyOf } from '../text/nodes.ts'
import { OPEN_ARRAY } from '../text/tokens.ts'
import { isContainer, isObjectAt, type Classed } from './classes.ts'

const MOST_ELEMENTS = 200
/** The limit of elements examined in a document. */
const MOST_LOOKED_AT = 5_000
const MOST_SUGGESTIONS = 4
/** Common names of identifiers, the most common first. */
const USUAL = ['id', '_id', 'uuid', 'guid', 'key', 'code', 'sku', 'name']

/** Suggests keys that identify the elements of arrays of objects: common names first, then those for the most elements. */
export function suggestKeys(documents: Classed[]): string[] {
  const elements = new Map<string, number>()
  for (const document of documents) {
    const { nodes } = document
    let looked = 0
    for (let node = 0; node < nodes.count && looked < MOST_LOOKED_AT; node++) {
      if (nodes.bytes[nodes.starts[node] as number] !== OPEN_ARRAY) continue
      const count = nodes.sizes[node] as number
      if (count < 2) continue
      looked += Math.min(count, MOST_ELEMENTS)
      for (const key of namingKeys(document, node)) {
        elements.set(key, (elements.get(key) ?? 0) + count)
      }
    }
  }
  const usual = (key: string) => (USUAL.indexOf(key) + USUAL.length + 1) % (USUAL.length + 1)
  return [...elements]
    .toSorted(([one, a], [other, b]) => usual(one) - usual(other) || b - a)
    .slice(0, MOST_SUGGESTIONS)
    .map(([key]) => key)
}

/** Returns the keys that all examined elements have, each with a different scalar value. */
function namingKeys(document: Classed, array: number): string[] {
  const { nodes, keys, values, repeated } = document
  const valuesOf = new Map<number, { seen: Set<number>; node: number }>()
  let element = array + 1
  const count = Math.min(nodes.sizes[array] as number, MOST_ELEMENTS)
  for (let place = 0; place < count; place++) {
    if (!isObjectAt(nodes, element)) return []
    const end = nodes.afters[element] as number
    for (let node = element + 1; node < end; node = nodes.afters[node] as number) {
      if (repeated[node] === 1 || isContainer(nodes, node)) continue
      const key = keys[node] as number
      if (place === 0) valuesOf.set(key, { seen: new Set(), node })
      valuesOf.get(key)?.seen.add(values[node] as number)
    }
    element = end
  }
  return [...valuesOf.values()]
    .filter(({ seen }) => seen.size === count)
    .map(({ node }) => keyOf(nodes, node) ?? '')
    .filter((key) => key !== '')
}

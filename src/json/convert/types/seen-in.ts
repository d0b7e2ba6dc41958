import { keyOf, kindOf, stringOf, textOf, type Nodes } from '../../text/nodes.ts'
import type { OnProgress } from '../../text/result.ts'
import { withNumber } from './numbers-seen.ts'
import { memberPlace, newShape, objectsOf, type Shape } from './shape.ts'
import { withText } from './texts-seen.ts'

/** What lies deeper than this is left open in the types. */
export const DEEPEST = 100

const REPORT_EVERY = 100_000

interface Open {
  node: number
  after: number
  isObject: boolean
  shape: Shape
}

/** What is seen in a document, place by place: all its values count, none is a sample. */
export function seenIn(nodes: Nodes, onProgress?: OnProgress): Shape {
  const root = newShape()
  const open: Open[] = []
  let reportAt = REPORT_EVERY
  for (let node = 0; node < nodes.count;) {
    if (node >= reportAt) {
      onProgress?.(node / nodes.count)
      reportAt = node + REPORT_EVERY
    }
    while (open.length > 0 && node >= (open.at(-1) as Open).after) open.pop()
    const shape = placeOf(nodes, node, open.at(-1)) ?? root
    const after = nodes.afters[node] as number
    const kind = kindOf(nodes, node)
    if (kind !== 'object' && kind !== 'array') {
      seeScalar(shape, nodes, node)
      node = after
    } else if (open.length === DEEPEST) {
      shape.isCut = true
      node = after
    } else {
      const isObject = kind === 'object'
      if (isObject) objectsOf(shape).count++
      else shape.items ??= newShape()
      open.push({ node, after, isObject, shape })
      node++
    }
  }
  return root
}

function placeOf(nodes: Nodes, node: number, parent: Open | undefined): Shape | undefined {
  if (parent?.isObject !== true) return parent?.shape.items
  return memberPlace(objectsOf(parent.shape), keyOf(nodes, node) ?? '', parent.node)
}

function seeScalar(shape: Shape, nodes: Nodes, node: number): void {
  const kind = kindOf(nodes, node)
  if (kind === 'null') shape.hasNull = true
  else if (kind === 'boolean') shape.hasBoolean = true
  else if (kind === 'number') shape.numbers = withNumber(shape.numbers, textOf(nodes, node))
  else shape.texts = withText(shape.texts, () => stringOf(nodes, node))
}

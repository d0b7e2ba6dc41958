import { normalizedPath } from '../text/node-path.ts'
import { keyOf, NO_KEY, type Nodes } from '../text/nodes.ts'

/**
 * Writes normalized paths (RFC 9535, 2.7) of many values. The place of each value among its siblings is counted once for the
 * whole document; counted for each match, those of one long array would take forever.
 */
export class MatchedPaths {
  private readonly nodes: Nodes
  private readonly places: Uint32Array
  /** The path of the parent asked for last, which the next match mostly has too. */
  private last = { node: -1, path: '' }

  constructor(nodes: Nodes) {
    this.nodes = nodes
    this.places = placesOf(nodes)
  }

  pathOf(node: number): string {
    const parent = this.nodes.parents[node] as number
    if (parent < 0) return '$'
    if (this.last.node !== parent) this.last = { node: parent, path: this.whole(parent) }
    return this.last.path + this.step(node)
  }

  private whole(node: number): string {
    const steps: string[] = []
    for (let at = node; at > 0; at = this.nodes.parents[at] as number) steps.push(this.step(at))
    return `$${steps.reverse().join('')}`
  }

  private step(node: number): string {
    const key = keyOf(this.nodes, node)
    return key === undefined ? `[${this.places[node]}]` : normalizedPath([key]).slice(1)
  }
}

function placesOf({ count, keys, parents }: Nodes): Uint32Array {
  const places = new Uint32Array(count)
  const passed = new Uint32Array(count)
  for (let node = 1; node < count; node++) {
    if (keys[node] !== NO_KEY) continue
    const parent = parents[node] as number
    places[node] = passed[parent] as number
    passed[parent] = (places[node] as number) + 1
  }
  return places
}

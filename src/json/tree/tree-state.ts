import type { NodeKind } from '../text/nodes.ts'
import type { PathLanguage } from './path-languages.ts'

/** The data to render one row of a tree. */
export interface TreeRow {
  node: number
  depth: number
  /** The position among the siblings, from 1, and the number of siblings. */
  place: number
  siblings: number
  kind: NodeKind
  /** The source text of the key, quotes included. Undefined for array elements, which show their index, and for the root. */
  key: string | undefined
  /** The source text of the value, possibly truncated. Empty for objects and arrays. */
  text: string
  /** The length of a truncated string in code points. */
  cutLength: number | undefined
  /** The number of children, and the size in bytes in the result. */
  size: number
  bytes: number
  state: 'open' | 'folded' | 'leaf'
}

/** The state of a tree that the page needs in addition to the visible rows. */
export interface TreeState {
  rowCount: number
  nodeCount: number
  /** The maximum depth. */
  deepest: number
  chosen: number
  chosenRow: number
}

/** The details of the selected value, shown below the tree. */
export interface NodeDetails {
  node: number
  paths: Record<PathLanguage, string>
  /** The byte offset in the result, of the key if there is one. */
  offset: number
  /** Whether a later member with the same key has the same path. */
  isShadowed: boolean
  /** The source text if it is small. Safari requires the text at the moment of the click to copy it. */
  text: string | undefined
}

/** A change to the visible rows or the selection. */
export type TreeChange =
  | { kind: 'move'; by: number }
  | { kind: 'choose'; node: number }
  /** Without a node it applies to the selected value, which the page may not know yet. */
  | { kind: 'toggle'; node?: number }
  | { kind: 'chooseAt'; offset: number }
  | { kind: 'level'; level: number }
  | { kind: 'seek'; prefix: string }
  | { kind: 'in' | 'out' | 'siblings' }

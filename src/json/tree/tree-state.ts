import type { NodeKind } from '../text/nodes.ts'
import type { PathLanguage } from './path-languages.ts'

/** One row of a tree, with all that is drawn of it. */
export interface TreeRow {
  node: number
  depth: number
  /** Its place among its siblings, from 1, and how many they are. */
  place: number
  siblings: number
  kind: NodeKind
  /** The key as it is written, quotes included; undefined for an element, which has its index, and for the whole. */
  key: string | undefined
  /** The value as it is written, or its beginning; empty for what holds other values. */
  text: string
  /** How many characters a string has that is too long to be shown whole. */
  cutLength: number | undefined
  /** How many values it holds itself, and how many bytes it has in the result. */
  size: number
  bytes: number
  state: 'open' | 'folded' | 'leaf'
}

/** What the page knows of a tree besides the rows it draws. */
export interface TreeState {
  rowCount: number
  nodeCount: number
  /** The depth of the deepest value. */
  deepest: number
  chosen: number
  chosenRow: number
}

/** What is said of the chosen value below the tree. */
export interface NodeDetails {
  node: number
  paths: Record<PathLanguage, string>
  /** Its first byte in the result, that of its key if it has one. */
  offset: number
  /** Whether a later member of the same key takes the path for itself. */
  isShadowed: boolean
  /** The value as it is written, where it is small: Safari lets a page copy only what it has at the click. */
  text: string | undefined
}

/** What changes which rows there are, or which is chosen. */
export type TreeChange =
  | { kind: 'move'; by: number }
  | { kind: 'choose'; node: number }
  /** Without a node, the chosen one: the page may not have heard yet which that is. */
  | { kind: 'toggle'; node?: number }
  | { kind: 'chooseAt'; offset: number }
  | { kind: 'level'; level: number }
  | { kind: 'seek'; prefix: string }
  | { kind: 'in' | 'out' | 'siblings' }

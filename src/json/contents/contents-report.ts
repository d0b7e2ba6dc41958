import type { NodeKind } from '../text/nodes.ts'

/** What is in a document. Offsets are bytes of the result. */
export interface Contents {
  valueCount: number
  bytes: number
  /** Levels below the whole, and where the first of the deepest values is. */
  depth: number
  deepest: number
  kinds: [kind: NodeKind, count: number][]
  /** The largest places, each after the one that holds it. */
  sizes: SizeRow[]
  /** How many smaller places are not listed. */
  moreSizes: number
  findings: Finding[]
}

export interface SizeRow {
  path: string
  count: number
  bytes: number
  offset: number
}

/** One kind of what may surprise, and where it is. */
export interface Finding {
  kind: FindingKind
  rows: FindingRow[]
  /** How many more places are not listed. */
  more: number
}

export type FindingKind =
  | 'duplicates'
  | 'beyond'
  | 'digits'
  | 'overflow'
  | 'underflow'
  | 'minusZero'
  | 'spelling'
  | 'mixed'
  | 'null'
  | 'empty'

export interface FindingRow {
  path: string
  detail: string
  offset: number
}

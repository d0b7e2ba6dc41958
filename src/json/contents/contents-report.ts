import type { NodeKind } from '../text/nodes.ts'

/** A report on the contents of a document. Offsets are bytes in the result. */
export interface Contents {
  valueCount: number
  bytes: number
  /** The nesting depth below the root, and the offset of the first value at that depth. */
  depth: number
  deepest: number
  kinds: [kind: NodeKind, count: number][]
  /** The paths with the largest values, each after its parent. */
  sizes: SizeRow[]
  /** The number of smaller paths that are not listed. */
  moreSizes: number
  findings: Finding[]
}

export interface SizeRow {
  path: string
  count: number
  bytes: number
  offset: number
}

/** One kind of finding, with its paths. */
export interface Finding {
  kind: FindingKind
  rows: FindingRow[]
  /** The number of paths that are not listed. */
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

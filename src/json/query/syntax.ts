import { normalizedPath, type Steps } from '../text/node-path.ts'

/** The syntax tree of a JSONPath query (RFC 9535). */
export interface Query {
  /** Where it begins: the whole document, or the value that a filter tests. */
  root: '$' | '@'
  segments: Segment[]
}

/** A segment of a query: selects among the children of a value, or of the value and all its descendants. */
export interface Segment {
  reach: 'children' | 'descendants'
  selectors: Selector[]
}

export type Selector =
  | NameSelector
  | { kind: 'all' }
  | { kind: 'index'; index: number }
  | { kind: 'slice'; start: number | undefined; end: number | undefined; step: number }
  | { kind: 'filter'; test: Test }

export interface NameSelector {
  kind: 'name'
  name: string
  /** The name in UTF-8, as most documents contain it. */
  bytes: Uint8Array
}

/** The logical expression of a filter. */
export type Test =
  | { kind: 'and' | 'or'; tests: Test[] }
  | { kind: 'not'; test: Test }
  | { kind: 'exists'; query: Query }
  | { kind: 'compare'; operator: Operator; left: Operand; right: Operand }
  | { kind: 'matches'; extent: 'whole' | 'part'; text: Operand; pattern: Operand }

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>='

/** What can be compared: a literal, the value of a singular query, or the result of a function. */
export type Operand =
  | { kind: 'literal'; value: Scalar }
  | { kind: 'path'; query: Query }
  | { kind: 'length'; of: Operand }
  | { kind: 'count' | 'value'; query: Query }

/** A scalar. A number keeps its digits, because a double would lose some of them. */
export type Scalar =
  | { kind: 'number'; text: string }
  | { kind: 'string'; text: string }
  | { kind: 'word'; text: 'true' | 'false' | 'null' }

/** Whether a query selects at most one value. Only such queries can be compared (RFC 9535 section 2.3.5.1). */
export function isSingular({ segments }: Query): boolean {
  return segments.every(
    ({ reach, selectors: [first, second] }) =>
      reach === 'children' &&
      second === undefined &&
      (first?.kind === 'name' || first?.kind === 'index'),
  )
}

/** Names that RFC 9535 allows after a dot. */
const SHORT_NAME =
  /^[A-Za-z_\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}][\w\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}]*$/u

/** Writes a path with names after dots where the grammar allows it. */
export function shortPath(steps: Steps): string {
  return `$${steps.map(shortStep).join('')}`
}

/** Writes one step of such a path: `.name`, `['two words']` or `[0]`. */
export function shortStep(step: string | number): string {
  if (typeof step === 'string' && SHORT_NAME.test(step)) return `.${step}`
  return normalizedPath([step]).slice(1)
}

import { normalizedPath, type Steps } from '../text/node-path.ts'

/** A JSONPath query as it was understood (RFC 9535). */
export interface Query {
  /** Where it begins: the whole document, or the value that a filter looks at. */
  root: '$' | '@'
  segments: Segment[]
}

/** One step of a query: to children, or to a value and everything inside it, of which children are then selected. */
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
  /** The same in UTF-8, as most documents write it. */
  bytes: Uint8Array
}

/** What a filter asks of each value. */
export type Test =
  | { kind: 'and' | 'or'; tests: Test[] }
  | { kind: 'not'; test: Test }
  | { kind: 'exists'; query: Query }
  | { kind: 'compare'; operator: Operator; left: Operand; right: Operand }
  | { kind: 'matches'; extent: 'whole' | 'part'; text: Operand; pattern: Operand }

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>='

/** What can be compared: something written in the query, the one value of a path, or what a function makes. */
export type Operand =
  | { kind: 'literal'; value: Scalar }
  | { kind: 'path'; query: Query }
  | { kind: 'length'; of: Operand }
  | { kind: 'count' | 'value'; query: Query }

/** A value that holds no other. A number keeps its digits, for a double would lose some of them. */
export type Scalar =
  | { kind: 'number'; text: string }
  | { kind: 'string'; text: string }
  | { kind: 'word'; text: 'true' | 'false' | 'null' }

/** Whether a query can give one value at most: only such queries may be compared (RFC 9535, 2.3.5.1). */
export function isSingular({ segments }: Query): boolean {
  return segments.every(
    ({ reach, selectors: [first, second] }) =>
      reach === 'children' &&
      second === undefined &&
      (first?.kind === 'name' || first?.kind === 'index'),
  )
}

/** Names that RFC 9535 lets stand behind a dot. */
const SHORT_NAME =
  /^[A-Za-z_\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}][\w\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}]*$/u

/** A path as people write it: names behind dots where the grammar has that. */
export function shortPath(steps: Steps): string {
  return `$${steps.map(shortStep).join('')}`
}

/** One step of such a path: `.name`, `['two words']` or `[0]`. */
export function shortStep(step: string | number): string {
  if (typeof step === 'string' && SHORT_NAME.test(step)) return `.${step}`
  return normalizedPath([step]).slice(1)
}

import type { Choice, Problem, Refusal } from './problem.ts'

/** What is to be done with a document before its problems are listed. */
export type Deed =
  { kind: 'list' } | { kind: 'fix-certain' } | { kind: 'fix'; problem: number; choice: number }

/** A piece of text that changes: what stands there, and what will. */
export interface Change {
  before: string
  after: string
}

/** One way to mend a problem, with what it changes. */
export interface ShownChoice {
  label: Choice['label']
  /** The first few. */
  changes: Change[]
  changeCount: number
}

/** A problem as it is listed. Line and column count from 1, a column is one character; index and length are UTF-16 units. */
export interface ShownProblem {
  /** Its place among all problems. */
  number: number
  kind: Problem['kind']
  certainty: Problem['certainty']
  line: number
  column: number
  index: number
  length: number
  /** What stands on its line before it. */
  lead: string
  choices: ShownChoice[]
}

/** What a document is found to be. */
export type RepairReport =
  | {
      kind: 'problems'
      /** The document after the deed; undefined when it is still the one that was given. */
      text: string | undefined
      /** The first thousand. */
      listed: ShownProblem[]
      count: number
      certainCount: number
      /** There are more than were looked for. */
      isCut: boolean
    }
  | { kind: 'refused'; refusal: Refusal | 'not-text' | 'too-large'; text: string | undefined }

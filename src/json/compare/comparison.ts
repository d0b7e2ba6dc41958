import type { JsonFailure, JsonResult } from '../text/result.ts'
import type { Spelling } from './classes.ts'
import type { EntryState } from './entries.ts'
import type { KeyProblem } from './pair-elements.ts'

/** Two texts or unread files, and how to compare them. */
export interface CompareArgs {
  left: string | Blob
  right: string | Blob
  /** The key by which elements of arrays are matched; '' matches them by position. */
  key: string
  spelling: Spelling
}

/** The differences of two documents. */
export interface Comparison {
  left: Uint8Array
  right: Uint8Array
  sheet: Sheet
  changes: Changes
  /** Of texts of which one is no JSON, and which therefore were compared line by line: what is wrong with each. */
  notJson: { left?: NotJson; right?: NotJson } | undefined
  notes: Notes
}

/** Why a text is not JSON. */
export interface NotJson {
  message: string
  failure?: JsonFailure
}

/** What there is to say about a comparison beside its differences. */
export interface Notes {
  /** Keys that would tell the elements of the arrays apart, the most useful first. */
  keys: string[]
  /** The arrays that could not be compared by the key: how many, and the first of them. */
  failureCount: number
  failure?: { pointer: string; problem: KeyProblem }
  /** Members that are left out because their key comes again in the same object. */
  repeatedCount: number
  /** Whether the search for the fewest differences was ended by its step budget. */
  isCoarse: boolean
}

/** Two documents as rows of lines side by side, in columns. Lines are stretches of the documents' bytes. */
export interface Sheet {
  count: number
  left: Spans
  right: Spans
  /** How deep in objects and arrays each row is. */
  depths: Uint32Array
  /** `RowSign` of each row. */
  signs: Uint8Array
  /** Sums of `COMMA_LEFT`, `COMMA_RIGHT` and `FOLDED`. */
  flags: Uint8Array
}

/** Where lines or values begin and end; `NO_LINE` where there is none. */
export interface Spans {
  starts: Uint32Array
  ends: Uint32Array
}

/** The differences in the order of the rows. */
export interface Changes {
  count: number
  /** `RowSign` of each: removed, added, changed or moved here. */
  kinds: Uint8Array
  /** The row each begins at. */
  rows: Uint32Array
  /** Where each is, and for one that moved where it was; JSON Pointers, or nothing for lines. */
  paths: Texts
  sources: Texts
  /** The values before and after. */
  before: Spans
  after: Spans
}

/** Many texts as one, which passes from a worker without being felt. */
export interface Texts {
  bytes: Uint8Array
  ends: Uint32Array
}

/** The patches that lead from the left document to the right one. */
export interface Patches {
  json: JsonResult | { refusal: string }
  merge: JsonResult | { refusal: string }
  /** Values that a merge patch cannot bring about, as JSON Pointers: how many, and the first of them. */
  lostCount: number
  lost: string[]
}

export const NO_LINE = 0xffffffff
export const COMMA_LEFT = 1
export const COMMA_RIGHT = 2
/** Only the first line of what the row stands for is shown. */
export const FOLDED = 4

/** How a row differs: as its entry does, or as two values at one place. */
export type RowSign = EntryState | typeof CHANGED
export const CHANGED = 5

/** The answer to a query; an empty query asks for examples. */
export type QueryAnswer = { kind: 'examples'; examples: Example[] } | Refusal | Found

/** Why there is no answer; with the UTF-16 index of the query at which it stops being one. */
export interface Refusal {
  kind: 'refused'
  message: string
  index: number | undefined
}

/** The values that a query selects, each as the document has it. */
export interface Found {
  kind: 'found'
  count: number
  /** The first hundred. */
  matches: Match[]
  /** All values in one JSON array; undefined when that would be too large. */
  values: Output | undefined
  /** What the query selects as a JSON document: the value itself when it is one, otherwise the array of all. */
  document: Output | undefined
  /** The normalized paths of all of them, at most a million, in one JSON array. */
  paths: Output
  notes: string[]
}

export interface Match {
  path: string
  /** As written, shortened when it is long. */
  text: string
  /** Its first byte in the result. */
  offset: number
}

/** A text to copy and download. Safari lets a page copy only what it has at the click. */
export interface Output {
  whole: Blob
  /** When it is small. */
  text: string | undefined
}

/** A query made of the names in the document, and what it asks. */
export interface Example {
  query: string
  meaning: string
}

import type { Matches, Query } from './find-matches.ts'

/** What the worker is given: a whole result, where its chunks begin in bytes, and what is looked for. */
export interface FindRequest {
  whole: Blob
  offsets: Uint32Array
  query: Query
}

/** What it gives back. */
export type FindAnswer =
  | {
      kind: 'found'
      matches: Matches
      /** Where each chunk begins, as a UTF-16 index, and at the end the length of the whole. */
      chunkStarts: Uint32Array
    }
  | { kind: 'refused'; message: string }

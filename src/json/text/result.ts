/** How a text is laid out again. */
export type Layout = 'formatted' | 'minified'

/** Told the share of the work that is done, from 0 to 1. */
export type OnProgress = (share: number) => void

/** What came of a document. */
export type JsonOutcome =
  | ({ validity: 'invalid' } & JsonError)
  | {
      validity: 'valid'
      hasByteOrderMark: boolean
      duplicateCount: number
      /** The first hundred. */
      duplicates: DuplicateKeyWarning[]
      result: JsonResult
    }

/** Why a text is not JSON and, where that is known, at which place. */
export interface JsonError {
  message: string
  failure?: JsonFailure
}

/** Where a text stops being JSON. Line and column count from 1; a column is one character, an emoji included. */
export interface JsonFailure {
  line: number
  column: number
  /** The same place as an index into the text as it was given, for selecting it. */
  index: number
  /** What stands on that line before, at and after the place; nothing stands at the end of the text. */
  excerpt: { before: string; at: string; after: string }
}

/** A key that its object already had; readers keep one of the values, usually the last. */
export interface DuplicateKeyWarning {
  key: string
  /** The object the key is in: "$.users[3]". */
  path: string
  /** The line of the repeated key. */
  line: number
}

/** A laid-out document. The whole is a Blob, which the browser keeps outside the page's memory and gives out in slices. */
export interface JsonResult {
  whole: Blob
  chunks: LineChunks
  /** The text of the first chunk, so that the first screen waits for nothing. */
  opening: string
  /** The text of the whole when it is small: Safari lets a page copy only what it has at the click. */
  text: string | undefined
}

/** A long text cut into pieces that a page can lay out one at a time; `chunkAt` gives one of them. */
export interface LineChunks {
  lineCount: number
  /** Where each piece begins, in bytes, and at the end the length of the whole. */
  offsets: Uint32Array
  /** The number (from 1) of each piece's first line; negative when the piece continues a line begun before it. */
  firstLines: Int32Array
}

/** The layout of the result. */
export type Layout = 'formatted' | 'minified'

/** Receives the completed share of the work, from 0 to 1. */
export type OnProgress = (share: number) => void

/** The outcome for a document: a result or a syntax error. */
export type JsonOutcome =
  | ({ validity: 'invalid' } & JsonError)
  | {
      validity: 'valid'
      hasByteOrderMark: boolean
      duplicateCount: number
      /** The first 100. */
      duplicates: DuplicateKeyWarning[]
      result: JsonResult
    }

/** A syntax error, with its position if known. */
export interface JsonError {
  message: string
  failure?: JsonFailure
}

/** The position of a syntax error. Line and column count from 1; a column is one code point. */
export interface JsonFailure {
  line: number
  column: number
  /** The UTF-16 index in the original text, for selecting the character. */
  index: number
  /** The text of that line before, at and after the error. `at` is empty at the end of the text. */
  excerpt: { before: string; at: string; after: string }
}

/** A repeated key in an object. Most parsers use only its last value. */
export interface DuplicateKeyWarning {
  key: string
  /** The path of the object that contains the key: "$.users[3]". */
  path: string
  /** The line of the repeated key. */
  line: number
}

/** A formatted or minified document. The browser can store a Blob outside the page's memory and read it in slices. */
export interface JsonResult {
  whole: Blob
  chunks: LineChunks
  /** The text of the first chunk, for an immediate first paint. */
  opening: string
  /** The whole text if it is small. Safari requires the text at the moment of the click to copy it. */
  text: string | undefined
}

/** The chunks of a long text, which the page renders one at a time. See `chunkAt`. */
export interface LineChunks {
  lineCount: number
  /** The byte offset of each chunk, then the total length. */
  offsets: Uint32Array
  /** The number of each chunk's first line, from 1. Negative when the chunk starts in the middle of that line. */
  firstLines: Int32Array
}

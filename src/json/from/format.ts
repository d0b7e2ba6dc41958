/** What a text can be instead of JSON. */
export type Format =
  'csv' | 'lines' | 'yaml' | 'string' | 'query' | 'javascript' | 'text' | 'escaped'

/** What a text looks like, in the words the visitor reads: "CSV (312 rows, comma)". */
export interface Found {
  format: Format
  name: string
}

/** Makes JSON of a text: writes it, and gives sentences on what the visitor should know. Throws the sentence why it cannot. */
export type Converter = (
  text: string,
  json: JsonSink,
  onProgress?: OnDone,
  isAllText?: boolean,
) => string[]

/** Takes JSON piece by piece. */
export interface JsonSink {
  add: (text: string) => void
  /** In UTF-16 units. */
  readonly size: number
}

/** Told how many UTF-16 units of the text are read. */
type OnDone = (unitsDone: number) => void

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

/** The button of a format. Others are converted to JSON. */
export const ACTIONS: Partial<Record<Format, string>> = {
  text: 'Escape as a JSON string',
  escaped: 'Add the quotes of a JSON string',
}

export const NOTES_OF_TEXT = {
  escaped:
    'Every line break, quote and backslash is escaped. Spaces and line breaks at the ends are part of the text.',
  quoted: 'Format it, open Convert and choose Plain text to read it without escapes.',
  invalid: 'This is not the inside of a JSON string: a quote or an escape is invalid.',
}

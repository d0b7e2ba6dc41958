import { unicodeText } from '@/lib/unicode-text.ts'

import type { TaskContext } from '../text/open-document.ts'
import { csvToJson } from './csv-to-json.ts'
import { queryToJson, stringToJson } from './strings-to-json.ts'
import type { Converter, Format } from './format.ts'
import { JsonPieces } from './json-pieces.ts'
import { linesToJson } from './lines-to-json.ts'
import { literalToJson } from './literal-to-json.ts'
import { escapedToJson, textToJson } from './plain-text.ts'

/** A text or an unread file in another format. */
export interface FromArgs {
  content: string | Blob
  format: Format
  /** Keeps every cell of CSV as text. */
  isAllText: boolean
}

/** The JSON made of it, with what the visitor should know. */
export interface MadeJson {
  whole: Blob
  notes: string[]
}

const CONVERTERS: Record<Format, () => Converter | Promise<Converter>> = {
  csv: () => csvToJson,
  lines: () => linesToJson,
  string: () => stringToJson,
  query: () => queryToJson,
  javascript: () => literalToJson,
  text: () => textToJson,
  escaped: () => escapedToJson,
  // A file of its own: its library is larger than all other formats together.
  yaml: async () => (await import('./yaml-to-json.ts')).yamlToJson,
}

/** Makes JSON of a text in another format. Throws the sentence for the visitor when that is not possible. */
export async function makeJson(
  { content, format, isAllText }: FromArgs,
  { onProgress }: Pick<TaskContext, 'onProgress'>,
): Promise<MadeJson> {
  const [convert, text] = await Promise.all([
    CONVERTERS[format](),
    typeof content === 'string' ? content : textIn(content),
  ])
  const json = new JsonPieces()
  const notes = convert(
    text,
    json,
    (done) => onProgress(done / Math.max(1, text.length)),
    isAllText,
  )
  return { whole: json.whole(), notes }
}

async function textIn(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('The file could not be read. If it was moved or changed, choose it again.')
  })
  const text = unicodeText(new Uint8Array(bytes))
  if (text === undefined) throw new Error('The file is not UTF-8 text.')
  return text
}

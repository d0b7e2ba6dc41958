import { unicodeText } from '@/lib/unicode-text.ts'
import { JsonPieces } from './json-pieces.ts'
import type { Converter, Format, FromAnswer, FromRequest } from './format.ts'

/** Makes JSON of what a request holds and tells how it goes; what cannot be made is told in the sentence why. */
export async function answerFrom(
  { content, format, isAllText }: FromRequest,
  converters: Partial<Record<Format, Converter>>,
  answer: (answer: FromAnswer) => void,
): Promise<void> {
  try {
    const text = typeof content === 'string' ? content : await textIn(content)
    const json = new JsonPieces()
    const onProgress = (done: number) =>
      answer({ kind: 'progress', share: done / Math.max(1, text.length) })
    const notes = converters[format]?.(text, json, onProgress, isAllText) ?? []
    answer({ kind: 'done', whole: json.whole(), notes })
  } catch (error) {
    answer({ kind: 'refused', message: error instanceof Error ? error.message : String(error) })
  }
}

async function textIn(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('The file could not be read. If it was moved or changed, choose it again.')
  })
  const text = unicodeText(new Uint8Array(bytes))
  if (text === undefined) throw new Error('The file is not UTF-8 text.')
  return text
}

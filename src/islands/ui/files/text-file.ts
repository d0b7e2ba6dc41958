import { encodingOf, unicodeText } from '@/lib/unicode-text.ts'

/** The exact text of a file, with its line ends and its byte order mark, if any. */
export interface FileText {
  text: string
  encoding: ReturnType<typeof encodingOf>
}

/**
 * What a text file holds. Throws the sentence the visitor reads when it has the wrong ending, is larger than `maxBytes`,
 * is empty, or is not Unicode text (decoding with replacement characters would change what the visitor has).
 */
export async function readTextFile(
  file: File,
  ending: string,
  maxBytes: number,
): Promise<FileText> {
  assertFileEnding(file, ending)
  if (file.size === 0) throw new Error(`${file.name} is empty.`)
  if (file.size > maxBytes) {
    throw new Error(
      `${file.name} is larger than ${Math.floor(maxBytes / 1_000_000)} MB, the limit of this tool.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = unicodeText(bytes)
  if (text === undefined) throw new Error(`${file.name} is not UTF-8 text.`)
  return { text, encoding: encodingOf(bytes) }
}

/** Throws the sentence the visitor reads when a file's name does not end as it must (".json"). */
export function assertFileEnding(file: File, ending: string): void {
  if (!file.name.toLowerCase().endsWith(ending)) throw new Error(`Please choose a ${ending} file.`)
}

import { fileSize } from '@/lib/quantity.ts'
import { whole } from '@/lib/format.ts'

import { assertFileEnding } from '@/islands/ui/files/text-file.ts'
import { fitsBox, isEditable } from '@/islands/ui/text/box-cost.ts'
import { NOT_UNICODE, sourceFromBytes, textBeginning } from '@/json/text/decoder.ts'

/** Above this a document is worked on in a worker, and a file stays unread. In UTF-16 units of a text, bytes of a file. */
export const LARGE_TEXT_SIZE = 200_000
/**
 * A key in a text box costs the browser's layout and painting, which grow with all of its text: on a slow phone (4x slower than a
 * desktop computer) 32 ms in an empty box, below 50 ms at 20,000 characters, more than 100 ms at 100,000. No style makes it less.
 */
const MOST_TYPED_INTO = 20_000
/** Bytes of a file that may still be read into a text box when the visitor asks for it, at the price of about a second. */
const LARGEST_EDITABLE_SIZE = 500_000
const LARGEST_FILE_BYTES = 500_000_000
const PREVIEW_SIZE = 400
/** Files that are not JSON but can be made JSON of. */
const CONVERTIBLE = /\.(?:csv|tsv|ya?ml|jsonl|ndjson)$/i

/** What the tool works on: a text in the text box, or a large document that is only held. */
export type JsonInput = { kind: 'text'; text: string } | HeldDocument

export interface HeldDocument {
  kind: 'held'
  content: string | File
  name: string
  /** UTF-16 units of a text, bytes of a file. */
  length: number
  /** The same in words. */
  size: string
  /** Its first lines. */
  preview: string
  isEditable: boolean
}

/** Whether a text that was not typed may be put into the text box: typing there stays quick. */
export function fitsTyping(text: string): boolean {
  return text.length <= MOST_TYPED_INTO && fitsBox(text)
}

/** The input that a text is which was not typed: one that makes a text box slow is held beside it. */
export function inputFromText(text: string, name = 'Pasted text'): JsonInput {
  if (fitsTyping(text)) return { kind: 'text', text }
  return {
    kind: 'held',
    content: text,
    name,
    length: text.length,
    size: `${whole(text.length)} characters`,
    preview: text.slice(0, PREVIEW_SIZE),
    isEditable: isEditable(text),
  }
}

/**
 * The input that a file is; a large one stays unread. Throws the sentence the visitor reads when its name does not end
 * in .json or as a format does that JSON can be made of, or it is empty, too large, or not text.
 */
export async function inputFromFile(file: File): Promise<JsonInput> {
  if (!CONVERTIBLE.test(file.name)) assertFileEnding(file, '.json')
  return inputFromAnyFile(file)
}

/** The same of a file with any name. */
export async function inputFromAnyFile(file: File): Promise<JsonInput> {
  if (file.size === 0) throw new Error(`${file.name} is empty.`)
  if (file.size > LARGEST_FILE_BYTES) {
    throw new Error(
      `${file.name} is larger than ${fileSize(LARGEST_FILE_BYTES)}, the most this tool takes.`,
    )
  }
  if (file.size <= LARGE_TEXT_SIZE) return inputFromText(await readText(file), file.name)
  return {
    kind: 'held',
    content: file,
    name: file.name,
    length: file.size,
    size: fileSize(file.size),
    preview: textBeginning(await readBytes(file.slice(0, PREVIEW_SIZE))),
    isEditable: file.size <= LARGEST_EDITABLE_SIZE,
  }
}

/** The same document, held when a text box would be slow to show its text. */
export function heldIfLong(input: JsonInput): JsonInput {
  return input.kind === 'text' ? inputFromText(input.text, 'Long text') : input
}

/** A held document as text, for the text box. Throws the sentence the visitor reads when a file is not text. */
export async function heldText(held: HeldDocument): Promise<string> {
  return typeof held.content === 'string' ? held.content : readText(held.content)
}

/** What there is to format: the text, or the file unread. */
export function contentOf(input: JsonInput): string | File {
  return input.kind === 'text' ? input.text : input.content
}

async function readText(file: File): Promise<string> {
  const source = sourceFromBytes(await readBytes(file))
  if (source === undefined) throw new Error(`${NOT_UNICODE}.`)
  // The mark stays in the text, so that formatting can mention it.
  return source.hasByteOrderMark ? `\uFEFF${source.text}` : source.text
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

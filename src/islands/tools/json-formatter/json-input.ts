import { fileSize } from '@/lib/file-size.ts'
import { whole } from '@/lib/format.ts'
import { assertFileEnding } from '@/islands/ui/files/text-file.ts'
import { fitsBox, isEditable } from '@/islands/ui/text/box-cost.ts'
import { NOT_UNICODE, sourceFromBytes, textBeginning } from '@/json/text/decoder.ts'

/**
 * Above this size a worker processes the document, and the page does not read a file. UTF-16 code units for text, bytes for
 * files.
 */
export const LARGE_TEXT_SIZE = 200_000
/**
 * Each key press in a text box lays out and paints all of its text. On a phone 4 times slower than a desktop computer, that takes
 * 32 ms in an empty box. It takes below 50 ms at 20,000 characters and above 100 ms at 100,000. CSS cannot reduce it.
 */
const MOST_TYPED_INTO = 20_000
/** Largest file, in bytes, that the visitor can move into the text box. It takes about a second. */
const LARGEST_EDITABLE_SIZE = 500_000
const LARGEST_FILE_BYTES = 500_000_000
const PREVIEW_SIZE = 400
/** File names of formats that can be converted to JSON. */
const CONVERTIBLE = /\.(?:csv|tsv|ya?ml|jsonl|ndjson)$/i

/** The input of the tool: text in the text box, or a large document outside it. */
export type JsonInput = { kind: 'text'; text: string } | HeldDocument

export interface HeldDocument {
  kind: 'held'
  content: string | File
  name: string
  /** Size: UTF-16 code units for text, bytes for files. */
  length: number
  /** The size as text for the visitor. */
  size: string
  /** The first lines of the document. */
  preview: string
  isEditable: boolean
}

/** Returns whether a pasted or loaded text is small enough to keep typing in the text box fast. */
export function fitsTyping(text: string): boolean {
  return text.length <= MOST_TYPED_INTO && fitsBox(text)
}

/** Creates an input from a pasted or loaded text. A text that would slow down the text box stays outside it. */
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
 * Creates an input from a file, without reading a large one. Throws an error with a message for the visitor when the file is
 * empty, too large, or not text. Also throws when its extension is neither .json nor a convertible format.
 */
export async function inputFromFile(file: File): Promise<JsonInput> {
  if (!CONVERTIBLE.test(file.name)) assertFileEnding(file, '.json')
  return inputFromAnyFile(file)
}

/** Creates an input from a file with any extension. Otherwise the same as `inputFromFile`. */
export async function inputFromAnyFile(file: File): Promise<JsonInput> {
  if (file.size === 0) throw new Error(`${file.name} is empty.`)
  if (file.size > LARGEST_FILE_BYTES) {
    throw new Error(
      `${file.name} is larger than ${fileSize(LARGEST_FILE_BYTES)}, the limit of this tool.`,
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

/** Moves a document out of the text box when it is long enough to slow it down. */
export function heldIfLong(input: JsonInput): JsonInput {
  return input.kind === 'text' ? inputFromText(input.text, 'Long text') : input
}

/** Returns the text of a held document, for the text box. Throws an error with a message for the visitor when a file is not text. */
export async function heldText(held: HeldDocument): Promise<string> {
  return typeof held.content === 'string' ? held.content : readText(held.content)
}

/** Returns the content to format: the text, or the unread file. */
export function contentOf(input: JsonInput): string | File {
  return input.kind === 'text' ? input.text : input.content
}

async function readText(file: File): Promise<string> {
  const source = sourceFromBytes(await readBytes(file))
  if (source === undefined) throw new Error(`${NOT_UNICODE}.`)
  // Keep the byte order mark in the text, so that the formatter can report it.
  return source.hasByteOrderMark ? `\uFEFF${source.text}` : source.text
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

/** The sample document: valid, unformatted, with values that careless formatters damage (a 20-digit number, 20.50). */
export const SAMPLE = `{"order":{"id":17478252242305210114,"placedAt":"2025-10-01T09:30:00+05:30","customer":{"name":"Asha Rao","city":"पुणे"},
"items":[{"sku":"PEN-01","quantity":3,"price":20.50},{"sku":"BOOK-7","quantity":1,"price":349.00}],
"notes":[],"giftMessage":null,"isPaid":true}}`

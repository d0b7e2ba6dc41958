import { ownEntry } from '@/lib/own-entry.ts'
import { layOut } from '../text/writer.ts'
import { readNodes } from '../text/nodes.ts'
import type { OpenDocument, TaskContext } from '../text/open-document.ts'
import type { OnProgress } from '../text/result.ts'
import { scanJson } from '../text/scanner.ts'
import type { Choices, Converted, ConvertedTable, ConvertedText } from './converted.ts'
import { writeCsv } from './csv.ts'
import { writeJsonLines, writePlainText, writeStringLiteral } from './plain-writers.ts'
import { writeTable } from './table.ts'
import { type JsonDocument, RefusedError, type Writer, type Written } from './writer.ts'
import { writeYaml } from './yaml.ts'

/** The share of the time that reading the document takes. */
export const READING = 0.5
/** A conversion of less is done before a bar could be read. */
const SMALL_BYTES = 1_000_000
const LARGEST_TEXT_BYTES = 1_000_000
/** What is shown of a text: more than anybody reads, and laid out in a few milliseconds. */
const SHOWN_BYTES = 100_000
const TOO_LARGE = 'This document is too large to be converted at once.'

const WRITERS: Readonly<Record<string, Writer>> = {
  table: writeTable,
  csv: writeCsv,
  yaml: writeYaml,
  jsonl: writeJsonLines,
  string: writeStringLiteral,
  text: writePlainText,
}

export interface ConvertArgs {
  /** The name of a writer. */
  format: string
  choices: Choices
}

/** Converts a document to a table or another text format. Throws the sentence for the visitor when that is not possible. */
export function convertDocument(
  { format, choices }: ConvertArgs,
  { document, onProgress }: TaskContext,
): Promise<Converted> {
  return converted(document, onProgress, async (onShare) => {
    const read = readDocument(await document.bytes(), (share) => onShare(READING * share))
    const written = ownEntry(WRITERS, format)?.(read, choices, (share) =>
      onShare(READING + (1 - READING) * share),
    )
    if (written === undefined) throw new Error(`No writer for ${format}`)
    return written
  })
}

/** Runs a conversion: reports the progress of a large document, and turns failures into sentences for the visitor. */
export async function converted(
  document: OpenDocument,
  onProgress: OnProgress,
  write: (onShare: OnProgress) => Promise<Written | ConvertedTable>,
): Promise<Converted> {
  const isSmall = document.size <= SMALL_BYTES
  try {
    const written = await write((share) => isSmall || onProgress(share))
    return written.kind === 'table' ? written : await asConvertedText(written)
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw new Error(TOO_LARGE, { cause: error })
  }
}

/** Reads a valid document for the writers. Their nodes are those of the document without white space. */
export function readDocument(
  laidOut: Uint8Array<ArrayBuffer>,
  onProgress: OnProgress,
): JsonDocument {
  const part = (number: number) => (done: number) =>
    onProgress((number + done / laidOut.length) / 3)
  const scan = scanJson(laidOut, part(0))
  const minified = layOut(laidOut, scan, 'minified', part(1))
  return { nodes: readNodes(minified, part(2)), duplicates: scan.duplicates, laidOut }
}

async function asConvertedText({ pieces, notes, ...told }: Written): Promise<ConvertedText> {
  const whole = new Blob(pieces)
  return {
    sources: [],
    rowsOf: undefined,
    ...told,
    kind: 'text',
    notes,
    whole,
    text: whole.size > LARGEST_TEXT_BYTES ? undefined : await textOf(whole),
    ...(await beginningOf(whole)),
  }
}

/** Whole lines, if it has any. */
async function beginningOf(whole: Blob): Promise<Pick<ConvertedText, 'beginning' | 'shownBytes'>> {
  const text = (await textOf(whole.slice(0, SHOWN_BYTES))).replace(/^\uFEFF/, '')
  if (whole.size <= SHOWN_BYTES) return { beginning: text, shownBytes: undefined }
  // A character may have been cut in two.
  const beginning = text.slice(0, text.lastIndexOf('\n') + 1) || text.replace(/\uFFFD$/, '')
  return { beginning, shownBytes: new TextEncoder().encode(beginning).length }
}

async function textOf(blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

import { layOut } from '../text/writer.ts'
import { readNodes } from '../text/nodes.ts'
import type { OnProgress } from '../text/result.ts'
import { scanJson } from '../text/scanner.ts'
import type { ConvertAnswer, ConvertedText, ConvertRequest } from './converted.ts'
import { RefusedError } from './text-pieces.ts'
import type { JsonDocument, Writer, Written } from './writer.ts'

/** How much of the time passes, about, until the document has been read. */
const READING = 0.5
/** A conversion of less is done before a bar could be read. */
const SMALL_BYTES = 1_000_000
const LARGEST_TEXT_BYTES = 1_000_000
/** What is shown of a text: more than anybody reads, and laid out in a few milliseconds. */
const SHOWN_BYTES = 100_000
const TOO_LARGE = 'This document is too large to be converted at once.'

/** Converts a document and tells how it goes. What cannot be is told in a sentence. */
export async function answerConversion(
  { whole, format, choices }: ConvertRequest,
  writers: Readonly<Record<string, Writer>>,
  answer: (answer: ConvertAnswer) => void,
): Promise<void> {
  const onProgress = (share: number) => {
    if (whole.size > SMALL_BYTES) answer({ kind: 'progress', share })
  }
  try {
    const document = readDocument(new Uint8Array(await whole.arrayBuffer()), onProgress)
    const written = writers[format]?.(document, choices, (share) =>
      onProgress(READING + (1 - READING) * share),
    )
    if (written !== undefined)
      answer(written.kind === 'table' ? written : await asConvertedText(written))
  } catch (error) {
    answer({ kind: 'refused', message: error instanceof RefusedError ? error.message : TOO_LARGE })
  }
}

/** Reads a valid document for the writers. */
export function readDocument(
  laidOut: Uint8Array<ArrayBuffer>,
  onProgress: OnProgress,
): JsonDocument {
  const part = (number: number) => (done: number) =>
    onProgress((READING * (number + done / laidOut.length)) / 3)
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

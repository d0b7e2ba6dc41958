import { LARGEST_RESULT_BYTES, runJsonJob, type JsonOutcome } from './json-job.ts'
import type { Layout } from './writer.ts'

/** What the page asks of the worker. A file is handed over unread. */
export interface JsonRequest {
  number: number
  text: string | Blob
  layout: Layout
}

/** What the worker says, under the number of the request. */
export type JsonAnswer = { number: number } & (
  | { kind: 'progress'; share: number }
  | { kind: 'done'; outcome: JsonOutcome }
  | { kind: 'failed'; message: string }
)

/** Does what a request asks and tells how it goes. A document that cannot be read or held is told as a failure. */
export async function answerRequest(
  { number, text, layout }: JsonRequest,
  answer: (answer: JsonAnswer) => void,
): Promise<void> {
  try {
    const given = typeof text === 'string' ? text : await readBytes(text)
    const outcome = runJsonJob(given, layout, LARGEST_RESULT_BYTES, (share) =>
      answer({ number, kind: 'progress', share }),
    )
    answer({ number, kind: 'done', outcome })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    answer({ number, kind: 'failed', message })
  }
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new Error('The file could not be read. If it was moved or changed, choose it again.')
  }
}

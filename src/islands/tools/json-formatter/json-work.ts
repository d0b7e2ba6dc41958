import { startWorker } from '@/lib/trusted-worker.ts'

import type { JsonAnswer, JsonRequest } from './json-answer.ts'
import type { JsonOutcome, OnProgress } from './json-job.ts'
import { LARGE_TEXT_SIZE } from './json-input.ts'
import type { Layout } from './json-write.ts'
import workerAddress from './json.worker.ts?worker&url'

/** What the page itself lays out without being felt, about 10 ms. */
const LARGEST_SMALL_RESULT_BYTES = 1_000_000

interface Pending {
  number: number
  onProgress: OnProgress
  resolve: (outcome: JsonOutcome | undefined) => void
  reject: (error: Error) => void
}

/**
 * The work on JSON documents of one page: small ones at once, large ones in a worker. The latest request wins.
 * Not `startWork`, which begins a worker for each request: this one is started ahead and kept, for a large document is worked on
 * again and again, and starting its code is what a click would wait for.
 */
export class JsonWork {
  private readonly start: () => Worker
  private worker: Worker | undefined
  private pending: Pending | undefined
  private lastNumber = 0

  constructor(start: () => Worker = () => startWorker(workerAddress)) {
    this.start = start
  }

  /** Fetches the code for small documents ahead of the first click; it is no part of the page's own script. */
  prepare(): void {
    // What fails here is tried again, and told, at the click.
    loadJob().catch(() => undefined)
  }

  /** Starts the worker ahead of the click that will need it. */
  prepareWorker(): void {
    this.worker ??= this.started()
  }

  /**
   * Checks and lays out a text or an unread file. Gives undefined when it was cancelled or a newer request took its place.
   * Rejects with the sentence the visitor reads when the document cannot be read or held, or the worker dies.
   */
  async run(
    text: string | Blob,
    layout: Layout,
    onProgress: OnProgress,
  ): Promise<JsonOutcome | undefined> {
    this.cancel()
    const number = this.lastNumber
    const outcome = await smallOutcome(text, layout)
    if (number !== this.lastNumber) return undefined
    return outcome ?? this.request(text, layout, onProgress)
  }

  /** Stops the work in hand. A scan cannot be interrupted, so its worker is ended and the next one starts anew. */
  cancel(): void {
    this.lastNumber++
    if (this.pending === undefined) return
    this.stopWorker()
    this.settle()?.resolve(undefined)
  }

  /** Ends everything; for when the page part goes away. */
  stop(): void {
    this.cancel()
    this.stopWorker()
  }

  private request(text: string | Blob, layout: Layout, onProgress: OnProgress) {
    const number = this.lastNumber
    return new Promise<JsonOutcome | undefined>((resolve, reject) => {
      this.pending = { number, onProgress, resolve, reject }
      this.prepareWorker()
      const request: JsonRequest = { number, text, layout }
      this.worker?.postMessage(request)
    })
  }

  private started(): Worker {
    const worker = this.start()
    worker.onmessage = ({ data }: MessageEvent<JsonAnswer>) => this.take(data)
    worker.onerror = (event) => {
      // The failure is told to the visitor; the console stays quiet.
      event.preventDefault()
      if (this.worker !== worker) return
      this.stopWorker()
      this.settle()?.reject(
        new Error('The work stopped before it was done, perhaps for lack of memory. Try again.'),
      )
    }
    return worker
  }

  private take(answer: JsonAnswer): void {
    if (answer.number !== this.pending?.number) return
    if (answer.kind === 'progress') return this.pending.onProgress(answer.share)
    if (answer.kind === 'done') this.settle()?.resolve(answer.outcome)
    else this.settle()?.reject(new Error(answer.message))
  }

  private settle(): Pending | undefined {
    const { pending } = this
    this.pending = undefined
    return pending
  }

  private stopWorker(): void {
    this.worker?.terminate()
    this.worker = undefined
  }
}

/** A small text laid out at once; undefined when text or result is large. Deep nesting can make a large result of a small text. */
async function smallOutcome(text: string | Blob, layout: Layout): Promise<JsonOutcome | undefined> {
  if (typeof text !== 'string' || text.length > LARGE_TEXT_SIZE) return undefined
  const { ResultTooLargeError, runJsonJob } = await loadJob()
  try {
    return runJsonJob(text, layout, LARGEST_SMALL_RESULT_BYTES)
  } catch (error) {
    if (error instanceof ResultTooLargeError) return undefined
    throw error
  }
}

async function loadJob() {
  try {
    return await import('./json-job.ts')
  } catch {
    throw new Error('The formatter could not be loaded. Check the connection and try again.')
  }
}

import { startWorker } from '@/lib/trusted-worker.ts'

import { failureIn, WORK_FAILURES, type WorkFailure } from '@/islands/ui/work/work.ts'
import type {
  JsonAnswer,
  JsonOutcome,
  JsonRequest,
  Layout,
  OnProgress,
} from '@/json/text/result.ts'
import { bearableOutcome, isBearable, loadJob, smallOutcome } from './json-on-page.ts'
import workerAddress from './engine/json.worker.ts?worker&url'

/** After a document of this size the worker is changed: it would keep several times that in memory until it happens to clean up. */
const LARGE_FOR_A_WORKER = 2_000_000

interface Pending {
  number: number
  isLarge: boolean
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
    try {
      this.worker ??= this.started()
    } catch {
      // A policy or an extension forbids it; the work finds out by there being none.
      this.worker = undefined
    }
  }

  /**
   * Checks and lays out a text or an unread file, with the options in the words of `writeOptions`. Gives undefined when it was cancelled or a newer request took its place.
   * Rejects with the sentence the visitor reads when the document cannot be read or held, or the worker dies.
   */
  async run(
    text: string | Blob,
    layout: Layout,
    onProgress: OnProgress,
    options?: string,
  ): Promise<JsonOutcome | undefined> {
    this.cancel()
    const number = this.lastNumber
    const outcome = await smallOutcome(text, layout, options)
    if (number !== this.lastNumber) return undefined
    if (outcome !== undefined) return outcome
    try {
      return await this.request({ text, layout, options }, onProgress)
    } catch (error) {
      if (!(error instanceof NoWorkerError) || !isBearable(text)) throw error
      return bearableOutcome(text, layout, options)
    }
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

  private request(asked: Omit<JsonRequest, 'number'>, onProgress: OnProgress) {
    const number = this.lastNumber
    return new Promise<JsonOutcome | undefined>((resolve, reject) => {
      const { text } = asked
      const size = typeof text === 'string' ? text.length : text.size
      this.pending = { number, isLarge: size > LARGE_FOR_A_WORKER, onProgress, resolve, reject }
      this.prepareWorker()
      const request: JsonRequest = { number, ...asked }
      if (this.worker === undefined) this.settle()?.reject(new NoWorkerError('unstartable'))
      else this.worker.postMessage(request)
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
      this.settle()?.reject(new NoWorkerError(failureIn(event)))
    }
    return worker
  }

  private take(answer: JsonAnswer): void {
    if (answer.number !== this.pending?.number) return
    if (answer.kind === 'progress') return this.pending.onProgress(answer.share)
    if (this.pending.isLarge) {
      this.stopWorker()
      this.prepareWorker()
    }
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

class NoWorkerError extends Error {
  constructor(failure: WorkFailure) {
    super(WORK_FAILURES[failure])
  }
}

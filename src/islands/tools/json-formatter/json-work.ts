import type { WorkerClient, WorkError } from '@/islands/ui/work/worker-client.ts'
import {
  readOptions,
  ResultTooLargeError,
  runJsonJob,
  type FormatArgs,
} from '@/json/text/format.ts'
import type { JsonOutcome, Layout, OnProgress } from '@/json/text/result.ts'
import { documentWorker, taskRequest } from './document-tasks.ts'
import { LARGE_TEXT_SIZE } from './json-input.ts'

/** Largest result that the main thread formats without a worker. It takes about 10 ms. */
const LARGEST_SMALL_RESULT_BYTES = 1_000_000
/** Limits for the main thread when the browser cannot start a worker. It takes about 0.1 s. */
const LARGEST_BEARABLE = 1_000_000
const LARGEST_BEARABLE_RESULT_BYTES = 10_000_000
/** Above this size the worker is replaced after use. Otherwise it would hold several times that memory until garbage collection. */
const LARGE_FOR_A_WORKER = 2_000_000

/** Validates and formats documents: small ones on the main thread, large ones in the worker. The latest request wins. */
export class JsonWork {
  readonly #worker: WorkerClient
  #lastNumber = 0
  #running: { cancel: () => void; resolve: (outcome: undefined) => void } | undefined

  constructor(worker: WorkerClient = documentWorker) {
    this.#worker = worker
  }

  /** Starts the worker and loads its code before the first click needs it. */
  prepareWorker(): void {
    this.#worker.prepare()
    const ignore = () => undefined
    this.#worker.start({ task: 'format' }, { onResult: ignore, onFailure: ignore })
  }

  /**
   * Validates and formats a text or an unread file, with options serialized by `writeOptions`. Resolves with undefined when
   * cancelled or replaced by a newer request. Rejects with a message for the visitor when the document is unreadable or too
   * large, or when the worker fails.
   */
  async run(
    text: string | Blob,
    layout: Layout,
    onProgress: OnProgress,
    options?: string,
  ): Promise<JsonOutcome | undefined> {
    this.cancel()
    const number = this.#lastNumber
    // Wait a microtask, so that only the latest of several synchronous requests runs.
    await Promise.resolve()
    if (number !== this.#lastNumber) return undefined
    const args: FormatArgs = { text, layout, options }
    const outcome = smallOutcome(args)
    if (outcome !== undefined) return outcome
    try {
      const result = await this.#request(args, onProgress)
      return number === this.#lastNumber ? result : undefined
    } catch (error) {
      const isWorkerless = (error as WorkError).reason !== 'refused'
      if (!isWorkerless || sizeOf(text) > LARGEST_BEARABLE) throw error
      return bearableOutcome(args)
    }
  }

  /** Cancels the current work. */
  cancel(): void {
    this.#lastNumber++
    this.#running?.cancel()
    this.#running?.resolve(undefined)
    this.#running = undefined
  }

  #request(args: FormatArgs, onProgress: OnProgress): Promise<JsonOutcome | undefined> {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#running = undefined
        if (sizeOf(args.text) > LARGE_FOR_A_WORKER) this.#worker.renew()
      }
      const cancel = this.#worker.start<JsonOutcome>(taskRequest('format', args), {
        onProgress,
        onResult: (outcome) => {
          end()
          resolve(outcome)
        },
        onFailure: (error) => {
          end()
          reject(error)
        },
      })
      this.#running = { cancel, resolve }
    })
  }
}

function sizeOf(text: string | Blob): number {
  return typeof text === 'string' ? text.length : text.size
}

/** Formats a small text. Returns undefined for a large text or result; deep nesting can make the result of a small text large. */
function smallOutcome({ text, layout, options }: FormatArgs): JsonOutcome | undefined {
  if (typeof text !== 'string' || text.length > LARGE_TEXT_SIZE) return undefined
  try {
    return runJsonJob(text, layout, LARGEST_SMALL_RESULT_BYTES, undefined, readOptions(options))
  } catch (error) {
    if (error instanceof ResultTooLargeError) return undefined
    throw error
  }
}

/** Formats on the main thread when the worker cannot. Rejects with a message for the visitor when the result is too large. */
async function bearableOutcome({ text, layout, options }: FormatArgs): Promise<JsonOutcome> {
  const source = typeof text === 'string' ? text : new Uint8Array(await text.arrayBuffer())
  return runJsonJob(source, layout, LARGEST_BEARABLE_RESULT_BYTES, undefined, readOptions(options))
}

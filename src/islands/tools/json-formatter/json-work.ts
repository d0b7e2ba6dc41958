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

/** Result size up to which the page itself lays out a text, in about 10 ms. */
const LARGEST_SMALL_RESULT_BYTES = 1_000_000
/** Sizes up to which the page lays out a document where the browser starts no worker, in about a tenth of a second. */
const LARGEST_BEARABLE = 1_000_000
const LARGEST_BEARABLE_RESULT_BYTES = 10_000_000
/** After a document of this size the worker is replaced: it would keep several times that in memory until the next collection. */
const LARGE_FOR_A_WORKER = 2_000_000

/** Checks and lays out documents: small ones on the page, large ones in the worker. The latest request wins. */
export class JsonWork {
  readonly #worker: WorkerClient
  #lastNumber = 0
  #running: { cancel: () => void; resolve: (outcome: undefined) => void } | undefined

  constructor(worker: WorkerClient = documentWorker) {
    this.#worker = worker
  }

  /** Starts the worker ahead of the click that will need it, and loads its code. */
  prepareWorker(): void {
    this.#worker.prepare()
    const ignore = () => undefined
    this.#worker.start({ task: 'format' }, { onResult: ignore, onFailure: ignore })
  }

  /**
   * Checks and lays out a text or an unread file, with the options as `writeOptions` writes them. Resolves with undefined when it
   * was cancelled or a newer request replaced it. Rejects with the sentence for the visitor when the document cannot be read, is
   * too large, or the worker fails.
   */
  async run(
    text: string | Blob,
    layout: Layout,
    onProgress: OnProgress,
    options?: string,
  ): Promise<JsonOutcome | undefined> {
    this.cancel()
    const number = this.#lastNumber
    // Of several requests in one task only the latest is worked on.
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

/** Lays a small text out. Returns undefined when text or result is large; deep nesting can make a large result of a small text. */
function smallOutcome({ text, layout, options }: FormatArgs): JsonOutcome | undefined {
  if (typeof text !== 'string' || text.length > LARGE_TEXT_SIZE) return undefined
  try {
    return runJsonJob(text, layout, LARGEST_SMALL_RESULT_BYTES, undefined, readOptions(options))
  } catch (error) {
    if (error instanceof ResultTooLargeError) return undefined
    throw error
  }
}

/** Lays out on the page what the worker could not. Rejects with the sentence for the visitor when the result is too large. */
async function bearableOutcome({ text, layout, options }: FormatArgs): Promise<JsonOutcome> {
  const given = typeof text === 'string' ? text : new Uint8Array(await text.arrayBuffer())
  return runJsonJob(given, layout, LARGEST_BEARABLE_RESULT_BYTES, undefined, readOptions(options))
}

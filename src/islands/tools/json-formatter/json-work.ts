import { persistentAtom } from '@nanostores/persistent'

import type { WorkerClient, WorkError } from '@/islands/ui/work/worker-client.ts'
import {
  readOptions,
  ResultTooLargeError,
  runJsonJob,
  type FormatArgs,
} from '@/json/text/format.ts'
import type { JsonOutcome, Layout, OnProgress } from '@/json/text/result.ts'
import { LARGEST_FOR_ENGINE_BYTES } from '@/json/text/parser.ts'

import { checkWorker, documentWorker, taskRequest } from './document-tasks.ts'
import { LARGE_TEXT_SIZE } from './json-input.ts'
import '../../../lib/stores/safe-storage.ts'

/** The visitor's formatting options, serialized by `writeOptions` in local storage. Undefined for the defaults. */
export const $jsonOptions = persistentAtom<string | undefined>('jsonOptions')

/** Largest result that the main thread formats without a worker. It takes about 10 ms. */
const LARGEST_SMALL_RESULT_BYTES = 1_000_000
/** Limits for the main thread when the browser cannot start a worker. It takes about 0.1 s. */
const LARGEST_BEARABLE = 1_000_000
const LARGEST_BEARABLE_RESULT_BYTES = 10_000_000
/** Above this size the worker is replaced after use. Otherwise it would hold several times that memory until garbage collection. */
const LARGE_FOR_A_WORKER = 2_000_000
/** From this size on, parsing a file in a second worker saves more time than starting that worker takes. */
const SMALLEST_CHECKED_APART_BYTES = 4_000_000

/**
 * Validates and formats documents: small ones on the main thread, large ones in the worker. A second worker lets the engine parse
 * a large file meanwhile. The latest request wins.
 */
export class JsonWork {
  readonly #worker: WorkerClient
  readonly #checker: WorkerClient
  #current = new AbortController()

  constructor(worker: WorkerClient = documentWorker, checker: WorkerClient = checkWorker) {
    this.#worker = worker
    this.#checker = checker
  }

  /** Starts the workers for a text or a file before the first click needs them. */
  prepareWorkers(text: string | Blob): void {
    this.#worker.prepare()
    if (isCheckedApart(text)) this.#checker.prepare()
  }

  /**
   * Validates and formats a text or an unread file, with options serialized by `writeOptions`: the visitor's, if none are given. Resolves with undefined when
   * cancelled or replaced by a newer request. Rejects with a message for the visitor when the document is unreadable or too
   * large, or when the worker fails.
   */
  async run(
    text: string | Blob,
    layout: Layout,
    onProgress: OnProgress,
    options = $jsonOptions.get(),
  ): Promise<JsonOutcome | undefined> {
    this.cancel()
    const { signal } = this.#current
    // Wait a microtask, so that only the latest of several synchronous requests runs.
    await Promise.resolve()
    if (signal.aborted) return undefined
    const args: FormatArgs = { text, layout, options }
    const outcome = smallOutcome(args)
    if (outcome !== undefined) return outcome
    try {
      const work = { signal, onProgress }
      return await (isCheckedApart(text)
        ? this.#formatAndCheck(args, text, work)
        : this.#format(args, work))
    } catch (error) {
      if (signal.aborted) return undefined
      const isWorkerless = (error as WorkError).reason !== 'refused'
      if (!isWorkerless || sizeOf(text) > LARGEST_BEARABLE) throw error
      return bearableOutcome(args)
    }
  }

  /** Cancels the current work. */
  cancel(): void {
    this.#current.abort()
    this.#current = new AbortController()
  }

  async #format(args: FormatArgs, work: Work): Promise<JsonOutcome> {
    try {
      return await this.#worker.ask<JsonOutcome>(taskRequest('format', args), work)
    } finally {
      // Cancelling has ended the worker.
      if (sizeOf(args.text) > LARGE_FOR_A_WORKER && !work.signal.aborted) this.#worker.renew()
    }
  }

  /** Formats a file in one worker while the engine parses it in the other. */
  async #formatAndCheck(args: FormatArgs, file: Blob, work: Work): Promise<JsonOutcome> {
    const check = this.#checker
      .ask<string | undefined>(taskRequest('check', { file }), { signal: work.signal })
      .then(
        (message) => ({ message }),
        () => undefined,
      )
    const outcome = await this.#format({ ...args, isCheckedApart: true }, work)
    if (outcome.validity === 'invalid') return outcome
    const checked = await check
    // Without a second worker, or the memory for it, the first one does both.
    if (checked === undefined) return this.#format(args, work)
    const { message } = checked
    return message === undefined ? outcome : { validity: 'invalid', message }
  }
}

interface Work {
  signal: AbortSignal
  onProgress: OnProgress
}

function isCheckedApart(text: string | Blob): text is Blob {
  if (typeof text === 'string') return false
  return text.size >= SMALLEST_CHECKED_APART_BYTES && text.size <= LARGEST_FOR_ENGINE_BYTES
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

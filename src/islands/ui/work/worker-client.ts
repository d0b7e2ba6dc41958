import { startWorker } from '@/lib/trusted-worker.ts'

import type { WorkerMessage } from './answer-requests.ts'

/**
 * Time limit of every pattern and query that a visitor can type. Some would run forever, and only ending the worker stops them.
 * It is long enough for a useful query of a large document on a slow phone.
 */
export const PATTERN_LIMIT_MS = 20_000

/** The sentences for visitors. They also appear for valid input, so they must not blame it. */
export const WORK_FAILURES = {
  unstartable:
    'This browser did not start the background work that an input of this size needs. What you entered is still here. Smaller inputs work without it.',
  stopped:
    'The browser stopped the work in the background, perhaps for lack of memory. What you entered is still here: try again.',
  overdue: `This took longer than ${PATTERN_LIMIT_MS / 1000} seconds, so it was stopped. Nothing was changed. Try a simpler pattern or a smaller input.`,
}

/** Why a request has no result: the worker failed, or it refused the request. The message is the sentence for the visitor. */
export class WorkError extends Error {
  readonly reason: keyof typeof WORK_FAILURES | 'refused'

  constructor(reason: WorkError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** Receives what a worker reports on one request. Nothing is called after `onResult`, `onFailure` or a cancellation. */
export interface RequestListener<Result, Progress = number> {
  onResult: (result: Result) => void
  onFailure: (error: WorkError) => void
  onProgress?: (progress: Progress) => void
}

export interface RequestOptions {
  /** The request fails as overdue when this much time passes without a message from the worker. */
  limitMs?: number | undefined
  /** Objects to transfer to the worker instead of copying them. */
  transfer?: Transferable[]
}

export interface WorkerClientOptions {
  /**
   * `once` (default): each request gets a new worker, which ends with it and frees its memory. `kept`: one worker answers all
   * requests, because it keeps data between them or starting it takes too long.
   */
  life?: 'once' | 'kept'
  /** Lets a kept worker finish a cancelled request unheard, where that takes less time than starting a worker. */
  finishesCancelled?: boolean
}

interface PendingRequest extends RequestOptions {
  request: unknown
  /** Undefined once the request is cancelled. */
  listener: RequestListener<unknown, unknown> | undefined
}

/**
 * Sends requests to a worker, one at a time in their order. Every request waits, runs (`#sendNext`) and ends (`#finish`): with a
 * message of the worker (`#take`), with a failure (`#fail`), or because it is cancelled. Cancelling the running request ends the
 * worker, because a worker cannot be interrupted; waiting requests then go to a new one.
 */
export class WorkerClient {
  readonly #startWorker: () => Worker
  readonly #options: WorkerClientOptions
  readonly #waiting: PendingRequest[] = []
  #running: PendingRequest | undefined
  #worker: Worker | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Takes the address of the worker's script, or a function that starts it. */
  constructor(source: string | (() => Worker), options: WorkerClientOptions = {}) {
    this.#startWorker = typeof source === 'string' ? () => startWorker(source) : source
    this.#options = options
  }

  /** Starts the worker ahead of its first request. */
  prepare(): void {
    try {
      this.#worker ??= this.#open()
    } catch {
      // A content security policy or an extension can block workers. The first request reports it.
    }
  }

  /** Sends a request after those before it. Returns a function that cancels it, whatever its state. */
  start<Result, Progress = number>(
    request: unknown,
    listener: RequestListener<Result, Progress>,
    options: RequestOptions = {},
  ): () => void {
    const pending = { ...options, request, listener } as PendingRequest
    this.#waiting.push(pending)
    this.#sendNext()
    return () => this.#cancel(pending)
  }

  /** Sends a request and resolves with its result. Rejects with a `WorkError`, or with the reason of `signal`, which cancels it. */
  ask<Result, Progress = number>(
    request: unknown,
    options: RequestOptions & { signal?: AbortSignal; onProgress?: (p: Progress) => void } = {},
  ): Promise<Result> {
    const { signal, onProgress, ...limits } = options
    return new Promise((resolve, reject) => {
      const listener = { onResult: resolve, onFailure: reject, ...(onProgress && { onProgress }) }
      const cancel = this.start<Result, Progress>(request, listener, limits)
      signal?.addEventListener('abort', () => {
        cancel()
        reject(signal.reason as Error)
      })
    })
  }

  /** Ends the worker and drops all requests. A later request starts a new worker. */
  end(): void {
    this.#waiting.length = 0
    this.#finish()
  }

  /** Replaces a kept worker by a new one to free its memory. A running request starts again, waiting ones stay. */
  renew(): void {
    if (this.#running !== undefined) this.#waiting.unshift(this.#running)
    this.#finish()
    this.prepare()
  }

  #cancel(pending: PendingRequest): void {
    const place = this.#waiting.indexOf(pending)
    if (place >= 0) this.#waiting.splice(place, 1)
    pending.listener = undefined
    if (this.#running === pending && !this.#options.finishesCancelled) this.#finish()
  }

  #sendNext(): void {
    if (this.#running !== undefined) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#running = next
    this.prepare()
    if (this.#worker === undefined)
      return queueMicrotask(() => this.#running === next && this.#fail('unstartable'))
    this.#restartLimit()
    this.#worker.postMessage(next.request, next.transfer ?? [])
  }

  #open(): Worker {
    const worker = this.#startWorker()
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (worker === this.#worker) this.#take(data)
    }
    worker.onerror = (event: Event & { message?: string }) => {
      // The page shows the failure, so the console stays quiet.
      event.preventDefault()
      // The event of a script that was not loaded has no message, or names `NotLoadedError`.
      const isNotLoaded = !event.message || event.message.includes('NotLoadedError')
      if (worker === this.#worker) this.#fail(isNotLoaded ? 'unstartable' : 'stopped')
    }
    return worker
  }

  #take(message: WorkerMessage): void {
    if (message.kind === 'progress') {
      this.#restartLimit()
      return this.#running?.listener?.onProgress?.(message.progress)
    }
    this.#finish((listener) => {
      if (message.kind === 'result') listener.onResult(message.result)
      else listener.onFailure(new WorkError('refused', message.message, message.cause))
    }, this.#options.life === 'kept')
  }

  #fail(reason: keyof typeof WORK_FAILURES): void {
    this.#finish(({ onFailure }) => onFailure(new WorkError(reason, WORK_FAILURES[reason])))
  }

  /** Ends the running request, and the worker unless it is kept. Reports the outcome, and sends the next request. */
  #finish(report?: (listener: RequestListener<unknown, unknown>) => void, isKept = false): void {
    const listener = this.#running?.listener
    this.#running = undefined
    this.#restartLimit()
    if (!isKept) {
      this.#worker?.terminate()
      this.#worker = undefined
    }
    if (listener) report?.(listener)
    this.#sendNext()
  }

  /** Starts the time limit again; stops it when no request runs. */
  #restartLimit(): void {
    clearTimeout(this.#timer)
    const limit = this.#running?.limitMs
    if (limit === undefined) return
    const fail = () => this.#fail('overdue')
    // Messages that arrived in time are handled first, also on a page that was busy when the time was over.
    this.#timer = setTimeout(() => (this.#timer = setTimeout(fail)), limit)
  }
}

import { startWorker } from '@/lib/trusted-worker.ts'

import type { WorkerMessage } from './answer-requests.ts'
import { failureIn, timeLimit, WORK_FAILURES, type WorkFailure } from './work.ts'

/** Why a request has no result: the worker failed, or it refused the request. The message is the sentence for the visitor. */
export class WorkError extends Error {
  readonly reason: WorkFailure | 'refused'

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

export interface AskOptions<Progress = number> extends RequestOptions {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
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
  listener: RequestListener<unknown, unknown> | undefined
}

/**
 * Sends requests to a worker, one at a time in their order. Cancelling the running request ends the worker, because a worker
 * cannot be interrupted; waiting requests then go to a new one.
 */
export class WorkerClient {
  readonly #start: () => Worker
  readonly #options: WorkerClientOptions
  readonly #waiting: PendingRequest[] = []
  #running: PendingRequest | undefined
  #worker: Worker | undefined
  #limit: ReturnType<typeof timeLimit> | undefined

  /** Takes the address of the worker's script, or a function that starts it. */
  constructor(source: string | (() => Worker), options: WorkerClientOptions = {}) {
    this.#start = typeof source === 'string' ? () => startWorker(source) : source
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
    const pending: PendingRequest = {
      ...options,
      request,
      listener: listener as RequestListener<unknown, unknown>,
    }
    this.#waiting.push(pending)
    this.#sendNext()
    return () => this.#cancel(pending)
  }

  /** Sends a request and resolves with its result. Rejects with a `WorkError`, or with the reason of `signal`, which cancels it. */
  ask<Result, Progress = number>(
    request: unknown,
    { signal, onProgress, ...options }: AskOptions<Progress> = {},
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const listener = { onResult: resolve, onFailure: reject, ...(onProgress && { onProgress }) }
      const cancel = this.start<Result, Progress>(request, listener, options)
      signal?.addEventListener('abort', () => {
        cancel()
        reject(signal.reason as Error)
      })
    })
  }

  /** Ends the worker and drops the waiting requests. A later request starts a new worker. */
  end(): void {
    this.#waiting.length = 0
    this.#endWorker()
  }

  /** Replaces a kept worker by a new one to free its memory. A running request starts again, waiting ones stay. */
  renew(): void {
    if (this.#running !== undefined) this.#waiting.unshift(this.#running)
    this.#endWorker()
    this.prepare()
    this.#sendNext()
  }

  #cancel(pending: PendingRequest): void {
    const place = this.#waiting.indexOf(pending)
    if (place >= 0) this.#waiting.splice(place, 1)
    if (this.#running !== pending) return
    pending.listener = undefined
    if (this.#options.finishesCancelled) return
    this.#endWorker()
    this.#sendNext()
  }

  #sendNext(): void {
    if (this.#running !== undefined) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#running = next
    this.#limit = timeLimit(next.limitMs, () => this.#fail('overdue'))
    try {
      this.#worker ??= this.#open()
    } catch {
      queueMicrotask(() => this.#running === next && this.#fail('unstartable'))
      return
    }
    this.#limit.restart()
    this.#worker.postMessage(next.request, next.transfer ?? [])
  }

  #open(): Worker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (worker === this.#worker) this.#take(data)
    }
    worker.onerror = (event) => {
      // The page shows the failure, so the console stays quiet.
      event.preventDefault()
      if (worker === this.#worker) this.#fail(failureIn(event))
    }
    return worker
  }

  #take(message: WorkerMessage): void {
    if (message.kind === 'progress') {
      this.#limit?.restart()
      this.#running?.listener?.onProgress?.(message.progress)
      return
    }
    const listener = this.#running?.listener
    this.#free()
    if (this.#options.life !== 'kept') this.#endWorker()
    if (message.kind === 'result') listener?.onResult(message.result)
    else listener?.onFailure(new WorkError('refused', message.message, message.cause))
    this.#sendNext()
  }

  #fail(reason: WorkFailure): void {
    const listener = this.#running?.listener
    this.#endWorker()
    listener?.onFailure(new WorkError(reason, WORK_FAILURES[reason]))
    this.#sendNext()
  }

  #free(): void {
    this.#limit?.stop()
    this.#running = undefined
  }

  #endWorker(): void {
    this.#free()
    this.#worker?.terminate()
    this.#worker = undefined
  }
}

import { startWorker } from '@/lib/trusted-worker.ts'

import {
  failureIn,
  PATTERN_LIMIT_MS,
  timeLimit,
  type WorkFailure,
  type WorkListener,
} from '@/islands/ui/work/work.ts'
import type { QueryReport, QueryRequest } from '@/json/query/query-answer.ts'
import workerAddress from './query.worker.ts?worker&url'

/**
 * Queries on one document. The latest one wins: one under way is ended together with its worker, and so is one that takes too
 * long. Not `startWork`, which starts a worker for each request: this one is kept, so that only the first query on a large
 * document waits until it is read.
 */
export class QueryWork {
  private readonly whole: Blob
  private worker: Worker | undefined
  /** Of the query that is under way. */
  private listener: WorkListener<QueryReport> | undefined
  /** Starts again with each report, so that reading a large document does not count. */
  private readonly limit = timeLimit(PATTERN_LIMIT_MS, () => this.fail('overdue'))

  constructor(whole: Blob) {
    this.whole = whole
  }

  ask(query: string, listener: WorkListener<QueryReport>): void {
    if (this.listener !== undefined) this.stop()
    this.listener = listener
    try {
      this.worker ??= this.started()
    } catch {
      queueMicrotask(() => this.fail('unstartable'))
      return
    }
    const request: QueryRequest = { whole: this.whole, query }
    this.limit.restart()
    this.worker.postMessage(request)
  }

  /** Nothing is heard after it. */
  stop(): void {
    this.listener = undefined
    this.limit.stop()
    this.worker?.terminate()
    this.worker = undefined
  }

  private started(): Worker {
    const worker = startWorker(workerAddress)
    worker.onmessage = ({ data }: MessageEvent<QueryReport>) => {
      const { listener } = this
      if (data.kind === 'progress') this.limit.restart()
      else {
        this.listener = undefined
        this.limit.stop()
      }
      listener?.onReport(data)
    }
    worker.onerror = (event) => {
      // The visitor is told in words; the console stays quiet.
      event.preventDefault()
      this.fail(failureIn(event))
    }
    return worker
  }

  private fail(failure: WorkFailure): void {
    const { listener } = this
    this.stop()
    listener?.onFailure(failure)
  }
}

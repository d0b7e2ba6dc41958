import { startWorker } from '@/lib/trusted-worker.ts'

import { failureIn, type WorkFailure, type WorkListener } from '../../../ui/work.ts'
import type { QueryReport, QueryRequest } from './protocol.ts'
import workerAddress from './query.worker.ts?worker&url'

/**
 * Queries on one document. The latest one wins: one under way is ended together with its worker. Not `startWork`, which begins a
 * worker for each request: here the worker is kept, so that only the first query on a large document waits until it is read.
 */
export class QueryWork {
  private readonly whole: Blob
  private worker: Worker | undefined
  /** Of the query that is under way. */
  private listener: WorkListener<QueryReport> | undefined

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
    this.worker.postMessage(request)
  }

  /** Nothing is heard after it. */
  stop(): void {
    this.listener = undefined
    this.worker?.terminate()
    this.worker = undefined
  }

  private started(): Worker {
    const worker = startWorker(workerAddress)
    worker.onmessage = ({ data }: MessageEvent<QueryReport>) => {
      const { listener } = this
      if (data.kind !== 'progress') this.listener = undefined
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

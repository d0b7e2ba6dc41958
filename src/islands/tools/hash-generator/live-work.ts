import { startWorker } from '@/lib/trusted-worker.ts'

import { failureIn, type WorkFailure, type WorkListener } from '@/islands/ui/work/work.ts'
import type { HashReport } from './hash-on-request.ts'

interface Asked<Request> {
  request: Request
  listener: WorkListener<HashReport>
}

/**
 * Work for a text while it is typed. One worker stays, because starting one takes longer than two frames. It has one request at
 * a time, and only the latest request is answered.
 */
export class LiveWork<Request> {
  #worker: Worker | undefined
  /** What the worker is busy with. */
  #sent: Asked<Request> | undefined
  #latest: Asked<Request> | undefined

  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  /** Asks for one text, in place of all texts before it. */
  start(request: Request, listener: WorkListener<HashReport>): void {
    this.#latest = { request, listener }
    try {
      this.#worker ??= this.#open()
    } catch {
      queueMicrotask(() => this.#fail('unstartable'))
      return
    }
    if (this.#sent === undefined) this.#send(this.#latest)
  }

  /** Leaves the latest request without an answer. */
  stop(): void {
    this.#latest = undefined
  }

  /** Ends the worker. */
  end(): void {
    this.stop()
    this.#worker?.terminate()
    this.#worker = undefined
    this.#sent = undefined
  }

  #open(): Worker {
    const worker = startWorker(this.#address)
    worker.onmessage = ({ data }: MessageEvent<HashReport>) => {
      if (data.state !== 'reading') this.#answer(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.#fail(failureIn(event))
    }
    return worker
  }

  #send(asked: Asked<Request>): void {
    this.#sent = asked
    this.#worker?.postMessage(asked.request)
  }

  #answer(report: HashReport): void {
    const answered = this.#sent
    this.#sent = undefined
    if (this.#latest === undefined) return
    if (this.#latest === answered) this.#latest.listener.onReport(report)
    else this.#send(this.#latest)
  }

  #fail(failure: WorkFailure): void {
    const failed = this.#latest
    this.end()
    failed?.listener.onFailure(failure)
  }
}

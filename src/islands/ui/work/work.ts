import { startWorker } from '@/lib/trusted-worker.ts'

/** How work in the background fails: the worker did not start, died under way, or took too long. */
export type WorkFailure = 'unstartable' | 'stopped' | 'overdue'

/**
 * The time limit of every pattern and query that a visitor can type: some would run longer than anyone can wait, and only
 * ending the worker stops them. Long enough for an honest query of a large document on a slow phone.
 */
export const PATTERN_LIMIT_MS = 20_000

/** What the visitor reads of it; said of valid input as well, so neither may blame the input. */
export const WORK_FAILURES: Record<WorkFailure, string> = {
  unstartable:
    'This browser did not start the background work that an input of this size needs. What you entered is still here. Smaller inputs work without it.',
  stopped:
    'The browser stopped the work in the background, perhaps for lack of memory. What you entered is still here: try again.',
  overdue: `This took longer than ${PATTERN_LIMIT_MS / 1000} seconds, so it was stopped. Nothing was changed. Try a simpler pattern or a smaller input.`,
}

/** What is heard of a piece of work in a worker. */
export interface WorkListener<Report> {
  onReport: (report: Report) => void
  onFailure: (failure: WorkFailure) => void
}

/** Calls `onOver` when `ms` have passed since the last `restart`; never without `ms`. */
export function timeLimit(ms: number | undefined, onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    if (ms !== undefined) timer = setTimeout(onOver, ms)
  }
  return { restart, stop }
}

/**
 * Gives one request to a worker of its own and hears its reports. The returned function ends the work, whatever its state:
 * nothing is heard after it, so the result of an older request can never follow that of a newer one. With `limitMs` the work
 * fails as overdue when that much time passes without a report; its listener then ends it after the last report.
 */
export function startWork<Request, Report>(
  address: string,
  request: Request,
  { onReport, onFailure }: WorkListener<Report>,
  limitMs?: number,
): () => void {
  let isWanted = true
  let worker: Worker | undefined
  const limit = timeLimit(limitMs, () => fail('overdue'))
  const end = () => {
    isWanted = false
    limit.stop()
    worker?.terminate()
  }
  const fail = (failure: WorkFailure) => {
    if (!isWanted) return
    end()
    onFailure(failure)
  }
  try {
    worker = startWorker(address)
  } catch {
    queueMicrotask(() => fail('unstartable'))
    return end
  }
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if (!isWanted) return
    limit.restart()
    onReport(data)
  }
  worker.onerror = (event) => {
    // The visitor is told in words; without this the browser would report the same to the console as well.
    event.preventDefault()
    fail(failureIn(event))
  }
  limit.restart()
  worker.postMessage(request)
  return end
}

/** Asks a worker of its own one question and gives its first answer. Rejects with `sentence`, which the visitor reads, when there is none. */
export function askWorker<Request, Answer>(
  address: string,
  request: Request,
  sentence: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = startWork<Request, Answer>(address, request, {
      onReport: (answer) => {
        end()
        resolve(answer)
      },
      onFailure: () => reject(new Error(sentence)),
    })
  })
}

/** Lets a worker fail by the error of a promise, for its `catch`: by itself a browser tells the page only of errors outside promises. */
export function failWork(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

/** Returns why a worker failed: the event of a script that was not loaded has no message, or that of `NotLoadedError`. */
export function failureIn(event: Event): WorkFailure {
  const message = (event as Partial<ErrorEvent>).message || 'NotLoadedError'
  return message.includes('NotLoadedError') ? 'unstartable' : 'stopped'
}

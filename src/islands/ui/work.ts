import { startWorker } from '@/lib/trusted-worker.ts'

/** How work in the background fails: it could not be started at all, or it died under way. */
export type WorkFailure = 'unstartable' | 'stopped'

/** What the visitor reads of it; said of valid input as well, so neither may blame the input. */
export const WORK_FAILURES: Record<WorkFailure, string> = {
  unstartable:
    'This browser did not start the background work that an input of this size needs. What you entered is still here. Smaller inputs work without it.',
  stopped:
    'The browser stopped the work in the background, perhaps for lack of memory. What you entered is still here: try again.',
}

/** What is heard of a piece of work in a worker. */
export interface WorkListener<Report> {
  onReport: (report: Report) => void
  onFailure: (failure: WorkFailure) => void
}

/**
 * Gives one request to a worker of its own and hears its reports. The returned function ends the work, whatever its state:
 * nothing is heard after it, so the result of an older request can never follow that of a newer one.
 */
export function startWork<Request, Report>(
  address: string,
  request: Request,
  { onReport, onFailure }: WorkListener<Report>,
): () => void {
  let isWanted = true
  let worker: Worker | undefined
  const end = () => {
    isWanted = false
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
    if (isWanted) onReport(data)
  }
  worker.onerror = (event) => {
    // The visitor is told in words; without this the browser would report the same to the console as well.
    event.preventDefault()
    fail(failureIn(event))
  }
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

/** What an error event of a worker means: one whose script could not be loaded has no message. */
export function failureIn(event: Event): WorkFailure {
  return (event as Partial<ErrorEvent>).message ? 'stopped' : 'unstartable'
}

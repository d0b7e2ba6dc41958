import { startWorker } from './trusted-worker.ts'

/** What is heard of a piece of work in a worker. */
export interface WorkListener<Report> {
  onReport: (report: Report) => void
  /** The worker could not be loaded, or died. */
  onFailure: () => void
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
  let worker: Worker | undefined
  const end = () => {
    worker?.terminate()
    worker = undefined
  }
  try {
    worker = startWorker(address)
  } catch {
    queueMicrotask(onFailure)
    return end
  }
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if (worker !== undefined) onReport(data)
  }
  worker.onerror = (event) => {
    // The visitor is told in words; without this the browser would report the same to the console as well.
    event.preventDefault()
    end()
    onFailure()
  }
  worker.postMessage(request)
  return end
}

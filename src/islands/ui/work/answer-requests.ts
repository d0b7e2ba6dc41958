/** A message from a worker to its page about the request it is working on. */
export type WorkerMessage =
  | { kind: 'progress'; progress: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'refused'; message: string; cause: unknown }

/** A request that every worker answers with nothing, as soon as its code is loaded. */
export const IS_READY = 'is-ready'

/** Ends the worker when a part of its code cannot be loaded, so that the next request loads it again. */
export class NotLoadedError extends TypeError {
  constructor(cause: unknown) {
    super('NotLoadedError', { cause })
    this.name = 'NotLoadedError'
  }
}

/**
 * The work on one request: returns its result, and may report progress before. An `Error` it throws is a refusal: its message
 * is the sentence for the visitor.
 */
export type Work<Request, Result, Progress = number> = (
  request: Request,
  onProgress: (progress: Progress) => void,
) => Result | Promise<Result>

/**
 * Answers the requests of a `WorkerClient`; called once in a worker's script. `transferOf` returns the buffers of a result that
 * are moved to the page: copying many megabytes would block it.
 */
export function answerRequests<Request, Result, Progress = number>(
  work: Work<Request, Result, Progress>,
  transferOf: (result: Result) => Transferable[] = () => [],
): void {
  const send = (message: WorkerMessage) =>
    postMessage(message, {
      transfer:
        message.kind === 'result' && message.result !== undefined
          ? transferOf(message.result as Result)
          : [],
    })
  addEventListener('message', ({ data }: MessageEvent<Request | typeof IS_READY>) => {
    if (data === IS_READY) return send({ kind: 'result', result: undefined })
    answer(work, data, send).catch((error: unknown) => {
      // Browsers report errors in promises to nobody outside the worker.
      setTimeout(() => {
        throw error
      })
    })
  })
}

/** Sends the messages about one request. Rejects with errors that are not refusals, such as a lack of memory. */
export async function answer<Request, Result, Progress>(
  work: Work<Request, Result, Progress>,
  request: Request,
  send: (message: WorkerMessage) => void,
): Promise<void> {
  try {
    const result = await work(request, (progress) => send({ kind: 'progress', progress }))
    send({ kind: 'result', result })
  } catch (error) {
    // The engine's own errors have other names and no sentence for visitors.
    if (!(error instanceof Error) || error.name !== 'Error') throw error
    send({ kind: 'refused', message: error.message, cause: error.cause })
  }
}

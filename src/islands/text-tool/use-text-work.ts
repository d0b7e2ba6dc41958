import { useEffect, useRef, useState } from 'react'

import { firstUse } from '@/lib/first-use.ts'

import { after } from '../ui/work/use-settled.ts'
import { attempt, loadPart } from '../ui/work/load-part.ts'

/** Pause in typing, in milliseconds, before a worker starts with a long text. */
const PAUSE_MS = 150
/** A text that changes by more UTF-16 code units at once is not typed. */
const MOST_TYPED_AT_ONCE = 1_000

/** A request for a result. Every new object is a new request, so keep the same object until something changes. */
export interface TextRequest {
  text: string
  /** A second text, of a tool that compares. */
  other?: string
  /** Whether the visitor pressed a button for it, so that a long text does not wait for a pause in the typing. */
  isPressed?: boolean
}

/** How a result is made from a text: on the page, or in the background when the text is long. */
export interface TextWork<Request extends TextRequest, Result> {
  /** Returns the result. Throws an error whose message is for the visitor. */
  compute: (request: Request) => Result
  /** Loads what `compute` needs (`lateCompute`). There is no result before. */
  load?: () => Promise<unknown>
  /** Work for long texts, made by `inWorker`. Without it, `compute` runs on the page for texts of any length. */
  large?: LargeWork<Request, Result>
}

export interface LargeWork<Request, Result> {
  /** UTF-16 code units of the longest text that is computed on the page. */
  above: number
  /** Whether the work ends so soon that nobody needs to cancel it. */
  isBrief?: true
  /** Starts the work. `onEnd` gets a function that returns the result or throws the error. Returns a function that cancels. */
  start: (request: Request, onEnd: (result: () => Result) => void) => () => void
}

/** The result of one request, or the error it ended with. */
type Finished<Request, Result> =
  { request: Request; result: Result } | { request: Request; error: Error }

/** The state of the latest request. */
export interface TextOutcome<Request, Result> {
  /** 'waiting': a long text waits for a pause in the typing. 'working': a worker computes. */
  state: 'none' | 'waiting' | 'working' | 'done' | 'failed'
  /** The last result. It belongs to an earlier request while the state is 'waiting' or 'working'. */
  done: { request: Request; result: Result } | undefined
  failed: { request: Request; error: Error } | undefined
}

/**
 * Computes the result of the latest request: at once for a short text, in a worker for a long one. A newer request cancels
 * older work. Without a request, the state is 'none'. `work` must stay the same object.
 */
export function useTextWork<Request extends TextRequest, Result>(
  request: Request | undefined,
  { compute, large }: TextWork<Request, Result>,
): TextOutcome<Request, Result> {
  const length = (request?.text.length ?? 0) + (request?.other?.length ?? 0)
  const isLong = request !== undefined && large !== undefined && length > large.above
  const [finished, setFinished] = useState<Finished<Request, Result>>()
  // Set while rendering, so that a result is never drawn beside a text that is not its own.
  const isNew = !isLong && finished?.request !== request
  const latest = isNew ? request && finish(request, compute) : finished
  if (isNew) setFinished(latest)
  const [started, setStarted] = useState<Request>()
  const lastLength = useRef(0)
  useEffect(() => {
    const isTyped = Math.abs(length - lastLength.current) <= MOST_TYPED_AT_ONCE
    lastLength.current = length
    if (!isLong) return
    let cancel = after(request.isPressed || !isTyped ? 0 : PAUSE_MS, () => {
      setStarted(request)
      cancel = large.start(request, (result) => setFinished(finish(request, result)))
    })
    return () => cancel()
  }, [request, length, isLong, large])
  return outcomeOf(request, latest, started)
}

/** Returns the state of a request, given the last one that finished and the last one that a worker started with. */
export function outcomeOf<Request, Result>(
  request: Request | undefined,
  finished: Finished<Request, Result> | undefined,
  started: Request | undefined,
): TextOutcome<Request, Result> {
  if (request === undefined) return { state: 'none', done: undefined, failed: undefined }
  const done = finished !== undefined && 'result' in finished ? finished : undefined
  if (finished?.request !== request)
    return { state: started === request ? 'working' : 'waiting', done, failed: undefined }
  if ('error' in finished) return { state: 'failed', done, failed: finished }
  return { state: 'done', done, failed: undefined }
}

function finish<Request, Result>(
  request: Request,
  compute: (request: Request) => Result,
): Finished<Request, Result> {
  try {
    return { request, result: compute(request) }
  } catch (error) {
    return { request, error: error as Error }
  }
}

/**
 * Returns work whose code is loaded when the page is first used, for a conversion that would make the first load heavy or
 * slow. `load` gets the function that converts.
 */
export function lateCompute<Request extends { text: string }, Result>(
  load: () => Promise<(request: Request) => Result>,
): Required<Pick<TextWork<Request, Result>, 'compute' | 'load'>> {
  let loaded: ((request: Request) => Result) | undefined
  return {
    async load() {
      loaded ??= await load()
    },
    compute(request) {
      if (loaded === undefined) throw new Error('This page is still loading.')
      return loaded(request)
    },
  }
}

/**
 * Returns whether the code of a tool is loaded. Loading starts when the visitor first uses the page, and again when a text is
 * wanted that it failed for; only that is reported. `load` must stay the same function.
 */
export function useReady(load: (() => Promise<unknown>) | undefined, isWanted: boolean): boolean {
  const [isReady, setReady] = useState(load === undefined)
  useEffect(() => {
    if (load === undefined) return
    // Reported when a text is entered.
    const ignore = () => undefined
    if (!isWanted) void firstUse().then(load).catch(ignore)
    else
      void attempt(async () => {
        await loadPart(load)
        setReady(true)
      })
  }, [load, isWanted])
  return isReady
}

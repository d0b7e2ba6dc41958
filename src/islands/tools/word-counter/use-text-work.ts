import { useEffect, useMemo, useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'

/** Characters up to which a text is looked through at once; its place in the frame is a few milliseconds. */
export const MOST_AT_ONCE = 20_000
/** A longer text is looked through when typing pauses this long. */
const PAUSE_MS = 150

interface Way<Request, Report> {
  compute: (request: Request) => Report
  /** The worker that does the same with a long text. */
  worker: string
}

/**
 * What is found in a text: at once in a short one, in a worker in a long one. While the worker is busy, what was found last is
 * given; of several requests the last one counts. `request` is the same object until something changes.
 */
export function useTextWork<Request extends { text: string }, Report>(
  request: Request,
  { compute, worker }: Way<Request, Report>,
): { report: Report | undefined; isWorking: boolean; failure: string | undefined } {
  const isShort = request.text.length <= MOST_AT_ONCE
  const atOnce = useMemo(
    () => (isShort ? compute(request) : undefined),
    [isShort, compute, request],
  )
  const [heard, setHeard] = useState<{ request: Request; report?: Report; failure?: string }>()
  const { start, stop } = useWork<Request, Report>(worker)
  useEffect(() => {
    if (isShort) return stop()
    const begin = () =>
      start(request, {
        onReport(report) {
          stop()
          setHeard({ request, report })
        },
        onFailure: (failure) => setHeard({ request, failure: WORK_FAILURES[failure] }),
      })
    const timer = setTimeout(begin, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [request, isShort, start, stop])
  if (isShort) return { report: atOnce, isWorking: false, failure: undefined }
  const isWorking = heard?.request !== request
  return { report: heard?.report, isWorking, failure: isWorking ? undefined : heard.failure }
}

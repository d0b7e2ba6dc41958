import { inWorker } from '@/islands/text-tool/in-worker.ts'
import type { TextOutcome, TextRequest, TextWork } from '@/islands/text-tool/use-text-work.ts'
import workerAddress from './text.worker.ts?worker&url'

/** UTF-16 code units of the longest text that is computed on the page: it takes a few milliseconds. */
export const MOST_AT_ONCE = 20_000

/** Returns the work of a panel: on the page for short texts, in the worker for long ones. */
export function panelWork<Request extends TextRequest, Result>(
  compute: (request: Request) => Result,
): TextWork<Request, Result> {
  return { compute, large: inWorker(workerAddress, { above: MOST_AT_ONCE }) }
}

/** Says that the worker is busy with a long text, or that it failed. */
export function WorkNote({ outcome }: { outcome: TextOutcome<unknown, unknown> }) {
  const { state, failed } = outcome
  const isWorking = state === 'waiting' || state === 'working'
  return (
    <p className="hint" role="status" data-state={isWorking ? 'working' : 'done'}>
      {isWorking ? 'Scanning the text…' : failed?.error.message}
    </p>
  )
}

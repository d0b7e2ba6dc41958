import { useEffect, useEffectEvent, useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import workerAddress from './contents.worker.ts?worker&url'
import type { ContentsReport } from '@/json/contents/contents-report.ts'

export type ContentsState = ContentsReport | { kind: 'cancelled' }

/** What is in a document, as far as it is known. */
export function useContents(whole: Blob) {
  const [state, setState] = useState<ContentsState>({ kind: 'progress', share: 0 })
  const { start, stop } = useWork<Blob, ContentsReport>(workerAddress)
  const read = () =>
    start(whole, {
      onFailure: (failure) => setState({ kind: 'failed', message: WORK_FAILURES[failure] }),
      onReport: (report) => {
        if (report.kind !== 'progress') stop()
        setState(report)
      },
    })
  const readNow = useEffectEvent(read)
  useEffect(() => readNow(), [])
  const begin = () => {
    setState({ kind: 'progress', share: 0 })
    read()
  }
  const cancel = () => {
    stop()
    setState({ kind: 'cancelled' })
  }
  return { state, begin, cancel }
}

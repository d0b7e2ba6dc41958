import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { WORK_FAILURES, type WorkFailure } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import type {
  Deed,
  RepairAnswer,
  RepairReport,
  RepairRequest,
} from '@/json/repair/repair-report.ts'
import workerAddress from './repair.worker.ts?worker&url'

/** While the visitor goes on typing nothing is looked for. */
const SETTLE_MS = 300
const LONGEST_MS = 60_000
const TOO_LONG = 'This took longer than a minute, so it was stopped. Nothing was changed.'

/** Takes a mended text, with whether it is JSON now. */
export type OnMended = (text: string, state: 'valid' | 'invalid') => void

/** The problems of a document, listed anew after each change of it, and the verb that mends them. */
export function useRepair(content: string | Blob, onMended: OnMended) {
  const [report, setReport] = useState<RepairReport>()
  /** The document that was asked about last. */
  const known = useRef<string | Blob>(undefined)
  const work = useTimedWork((answer) => {
    setReport(answer)
    if (answer.text === undefined) return
    known.current = answer.text
    const isValid = answer.kind === 'problems' && answer.count === 0
    onMended(answer.text, isValid ? 'valid' : 'invalid')
  })
  const ask = (deed: Deed) => {
    known.current = content
    work.begin({ content, deed })
  }
  const list = useEffectEvent(() => ask({ kind: 'list' }))
  useEffect(() => {
    if (content === known.current) return
    const settled = setTimeout(list, known.current === undefined ? 0 : SETTLE_MS)
    return () => clearTimeout(settled)
  }, [content])
  const { share, failure, cancel } = work
  return { report, share, failure, ask, cancel }
}

export type Repair = ReturnType<typeof useRepair>

/** The work in the background: how far it is, why it failed, and its end when a minute passes without news. */
function useTimedWork(onReport: (report: RepairReport) => void) {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const { start, stop } = useWork<RepairRequest, RepairAnswer>(workerAddress, LONGEST_MS)
  const cancel = () => {
    stop()
    setShare(undefined)
  }
  const fail = (why: WorkFailure) => {
    cancel()
    setFailure(why === 'overdue' ? TOO_LONG : WORK_FAILURES[why])
  }
  const take = (answer: RepairAnswer) => {
    if (answer.kind === 'progress') return setShare(answer.share)
    cancel()
    onReport(answer)
  }
  const begin = (request: RepairRequest) => {
    setFailure(undefined)
    setShare(0)
    start(request, { onReport: take, onFailure: fail })
  }
  return { share, failure, begin, cancel }
}

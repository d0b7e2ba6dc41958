import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { after } from '@/islands/ui/work/use-settled.ts'
import type { RequestListener } from '@/islands/ui/work/worker-client.ts'
import type { Deed, RepairReport } from '@/json/repair/repair-report.ts'
import type { RepairArgs } from '@/json/repair/repair-task.ts'
import { useTask } from '../document-tasks.ts'

/** Debounce time before the problems are listed again. */
const SETTLE_MS = 300
const LONGEST_MS = 60_000
const TOO_LONG = 'This took longer than a minute, so it was stopped. Nothing was changed.'

/** Receives a repaired text and whether it is valid JSON. */
export type OnRepaired = (text: string, state: 'valid' | 'invalid') => void

/** Lists the problems of a document again after each change, and returns the action that fixes them. */
export function useRepair(content: string | Blob, onRepaired: OnRepaired) {
  const [report, setReport] = useState<RepairReport>()
  /** The document of the latest request, to skip listing the same document twice. */
  const known = useRef<string | Blob>(undefined)
  const work = useRepairTask((answer) => {
    setReport(answer)
    if (answer.text === undefined) return
    known.current = answer.text
    const isValid = answer.kind === 'problems' && answer.count === 0
    onRepaired(answer.text, isValid ? 'valid' : 'invalid')
  })
  const ask = (deed: Deed) => {
    known.current = content
    work.begin({ content, deed })
  }
  const list = useEffectEvent(() => ask({ kind: 'list' }))
  useEffect(() => {
    if (content === known.current) return
    return after(known.current === undefined ? 0 : SETTLE_MS, list)
  }, [content])
  const { share, failure, cancel } = work
  return { report, share, failure, ask, cancel }
}

export type Repair = ReturnType<typeof useRepair>

/** Repairs documents in the worker, and stores progress and failure. Stops after a minute without progress. */
function useRepairTask(onReport: (report: RepairReport) => void) {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const { start, stop } = useTask('repair')
  const cancel = () => {
    stop()
    setShare(undefined)
  }
  const begin = (args: RepairArgs) => {
    setFailure(undefined)
    setShare(0)
    const listener: RequestListener<RepairReport> = {
      onProgress: setShare,
      onResult: (report) => {
        setShare(undefined)
        onReport(report)
      },
      onFailure: ({ reason, message }) => {
        setShare(undefined)
        setFailure(reason === 'overdue' ? TOO_LONG : message)
      },
    }
    start(args, listener, { limitMs: LONGEST_MS })
  }
  return { share, failure, begin, cancel }
}

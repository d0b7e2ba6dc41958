import { useState } from 'react'

import { useWork } from '@/islands/ui/work/use-work.ts'
import { askWorker } from '@/islands/ui/work/work.ts'
import type { Level } from '../levels.ts'
import type { SheetCode } from './list-codes.ts'
import { listEntries, type ListProblem } from './list-entries.ts'
import type { SheetReport, SheetRequest, ZipRequest } from './list.worker.ts'
import workerAddress from './list.worker.ts?worker&url'

/** The codes of a list, as far as they are made. */
export interface ListCodes {
  list: string
  level: Level
  /** In the groups in which they were made. */
  batches: readonly (readonly SheetCode[])[]
  problems: readonly ListProblem[]
  notes: readonly ListProblem[]
  done: number
  all: number
  failure?: string
}

/** Makes the codes of a list when asked, in a worker; a newer list ends the work on an older one. */
export function useListCodes() {
  const [made, setMade] = useState<ListCodes>()
  const work = useWork<SheetRequest, SheetReport>(workerAddress)
  const make = (list: string, level: Level) => {
    const { entries, problems } = listEntries(list)
    const codes = { list, level, batches: [], problems, notes: [], done: 0, all: entries.length }
    setMade(codes)
    work.stop()
    if (entries.length === 0) return
    let left = entries.length
    work.start(
      { entries, level, format: 'sheet' },
      {
        onReport: (report) => {
          setMade((before) => before && withReport(before, report))
          left -= report.codes.length + report.problems.length
          if (left === 0) work.stop()
        },
        onFailure: () => setMade({ ...codes, failure: FAILURE }),
      },
    )
  }
  return { made, make }
}

const FAILURE = 'This browser could not make the codes in the background. Your list is still here.'

function withReport(made: ListCodes, { codes, problems, notes }: SheetReport): ListCodes {
  const byLine = (a: ListProblem, b: ListProblem) => a.line - b.line
  return {
    ...made,
    batches: [...made.batches, codes],
    problems: [...made.problems, ...problems].sort(byLine),
    notes: [...made.notes, ...notes],
    done: made.done + codes.length + problems.length,
  }
}

/** The codes that were made, as a ZIP file of pictures. Rejects with the sentence the visitor reads when there can be none. */
export function zippedCodes({ batches, level }: ListCodes, format: 'png' | 'svg'): Promise<Blob> {
  const entries = batches.flat().map(({ line, name, text }) => ({ line, name, text }))
  const request: ZipRequest = { entries, level, format }
  return askWorker(workerAddress, request, FAILURE)
}

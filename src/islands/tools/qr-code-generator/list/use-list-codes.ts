import { useState } from 'react'

import { startInWorker, useInWorker } from '@/islands/ui/work/start-in-worker.ts'
import type { Level } from '../levels.ts'
import type { SheetCode } from './list-codes.ts'
import { listEntries, type ListProblem } from './list-entries.ts'
import type { SheetReport, SheetRequest, ZipRequest } from './list.worker.ts'
import workerAddress from './list.worker.ts?worker&url'

/** The codes of a list made so far. */
export interface ListCodes {
  list: string
  level: Level
  /** In the batches of the worker's reports. */
  batches: readonly (readonly SheetCode[])[]
  problems: readonly ListProblem[]
  notes: readonly ListProblem[]
  done: number
  all: number
  failure?: string
}

/** Makes the codes of a list in a worker. A newer list cancels the older one. */
export function useListCodes() {
  const [made, setMade] = useState<ListCodes>()
  const work = useInWorker<SheetRequest, undefined, SheetReport>(workerAddress)
  const make = (list: string, level: Level) => {
    const { entries, problems } = listEntries(list)
    const codes = { list, level, batches: [], problems, notes: [], done: 0, all: entries.length }
    setMade(codes)
    work.stop()
    if (entries.length === 0) return
    work.start(
      { entries, level, format: 'sheet' },
      {
        onProgress: (report) => setMade((before) => before && withReport(before, report)),
        onResult: () => undefined,
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

/** Returns the codes as a ZIP file of pictures. Rejects with a sentence for the visitor. */
export function zippedCodes({ batches, level }: ListCodes, format: 'png' | 'svg'): Promise<Blob> {
  const entries = batches.flat().map(({ line, name, text }) => ({ line, name, text }))
  const request: ZipRequest = { entries, level, format }
  return new Promise((resolve, reject) => {
    const onFailure = () => reject(new Error(FAILURE))
    startInWorker<Blob>(workerAddress, request, { onResult: resolve, onFailure })
  })
}

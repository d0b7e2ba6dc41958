import { useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import type { Base64Mode, WrittenForm } from '../base64.ts'
import type { FileReport, FileRequest, FileStart } from './file.worker.ts'
import workerAddress from './file.worker.ts?worker&url'

/** The largest file that is taken. */
const LARGEST_FILE_BYTES = 500_000_000

export type FileWork =
  | { state: 'none' }
  | { state: 'working'; file: File; bytesDone: number }
  | { state: 'done'; file: File; mode: Base64Mode; made: Blob; notes: string[]; about: FileStart }
  | { state: 'failed'; reason: string }

/** The conversion of the latest file that was given, in a worker. */
export function useFileWork() {
  const [work, setWork] = useState<FileWork>({ state: 'none' })
  const { start, stop } = useWork<FileRequest, FileReport>(workerAddress)
  const fail = (reason: string) => setWork({ state: 'failed', reason })
  const convert = (file: File, mode: Base64Mode, form: WrittenForm) => {
    stop()
    if (file.size > LARGEST_FILE_BYTES)
      return fail(`${file.name} is larger than 500 MB, the most this tool takes.`)
    setWork({ state: 'working', file, bytesDone: 0 })
    start(
      { mode, file, form },
      {
        onFailure: (failure) => fail(WORK_FAILURES[failure]),
        onReport(report) {
          if (report.state === 'failed') fail(report.reason)
          else if (report.state === 'done') setWork({ ...report, file, mode })
          else setWork({ state: 'working', file, bytesDone: report.bytesDone })
        },
      },
    )
  }
  const cancel = () => {
    stop()
    setWork({ state: 'none' })
  }
  return { work, convert, cancel }
}

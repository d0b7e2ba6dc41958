import type { Level } from '../levels.ts'
import { sheetCode, zipOf, type SheetCode } from './list-codes.ts'
import type { ListEntry, ListProblem } from './list-entries.ts'

export interface ListRequest {
  entries: readonly ListEntry[]
  level: Level
  format: 'sheet' | 'png' | 'svg'
}

/** Some codes of the sheet, as they are drawn; or the ZIP file. */
export interface ListReport {
  codes: SheetCode[]
  problems: ListProblem[]
  notes: ListProblem[]
  zip?: Blob
}

/** Codes that are shown together: few enough that the page draws them between two keys. */
const BATCH = 20

/** Makes the codes of a list off the page's thread. */
self.onmessage = ({ data }: MessageEvent<ListRequest>) => {
  if (data.format === 'sheet') drawSheet(data)
  else void zip(data, data.format)
}

function drawSheet({ entries, level }: ListRequest): void {
  for (let from = 0; from < entries.length; from += BATCH) {
    const drawn = entries.slice(from, from + BATCH).map((entry) => sheetCode(entry, level))
    post({
      codes: drawn.flatMap((one) => ('code' in one ? one.code : [])),
      problems: drawn.flatMap((one) => ('problem' in one ? one.problem : [])),
      notes: drawn.flatMap((one) => ('note' in one && one.note ? one.note : [])),
    })
  }
}

async function zip({ entries, level }: ListRequest, format: 'png' | 'svg'): Promise<void> {
  post({ codes: [], problems: [], notes: [], zip: await zipOf(entries, level, format) })
}

function post(report: ListReport): void {
  self.postMessage(report)
}

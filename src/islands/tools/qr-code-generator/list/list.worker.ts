import { failWork } from '@/islands/ui/work/work.ts'
import type { Level } from '../levels.ts'
import { sheetCode, zipOf, type SheetCode } from './list-codes.ts'
import type { ListEntry, ListProblem } from './list-entries.ts'

/** What is answered by one report after another: the codes of a sheet. */
export interface SheetRequest {
  entries: readonly ListEntry[]
  level: Level
  format: 'sheet'
}

/** What is answered by a file. */
export interface ZipRequest extends Omit<SheetRequest, 'format'> {
  format: 'png' | 'svg'
}

/** Some codes of the sheet, as they are drawn. */
export interface SheetReport {
  codes: SheetCode[]
  problems: ListProblem[]
  notes: ListProblem[]
}

/** Codes that are shown together: few enough that the page draws them between two keys. */
const BATCH = 20

/** Makes the codes of a list off the page's thread. */
self.onmessage = ({ data }: MessageEvent<SheetRequest | ZipRequest>) => {
  if (data.format === 'sheet') return drawSheet(data)
  const { entries, level, format } = data
  zipOf(entries, level, format).then((zip) => self.postMessage(zip), failWork)
}

function drawSheet({ entries, level }: SheetRequest): void {
  for (let from = 0; from < entries.length; from += BATCH) {
    const drawn = entries.slice(from, from + BATCH).map((entry) => sheetCode(entry, level))
    const report: SheetReport = {
      codes: drawn.flatMap((one) => ('code' in one ? one.code : [])),
      problems: drawn.flatMap((one) => ('problem' in one ? one.problem : [])),
      notes: drawn.flatMap((one) => ('note' in one && one.note ? one.note : [])),
    }
    self.postMessage(report)
  }
}

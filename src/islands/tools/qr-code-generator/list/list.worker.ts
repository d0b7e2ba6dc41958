import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { Level } from '../levels.ts'
import { sheetCode, zipOf, type SheetCode } from './list-codes.ts'
import type { ListEntry, ListProblem } from './list-entries.ts'

/** A request for the codes of a sheet, which arrive in reports. */
export interface SheetRequest {
  entries: readonly ListEntry[]
  level: Level
  format: 'sheet'
}

/** A request for a ZIP file. */
export interface ZipRequest extends Omit<SheetRequest, 'format'> {
  format: 'png' | 'svg'
}

/** Some codes of the sheet. */
export interface SheetReport {
  codes: SheetCode[]
  problems: ListProblem[]
  notes: ListProblem[]
}

/** The number of codes in a report: the page draws them without delaying the typing. */
const BATCH = 20

/** Makes the codes of a list off the main thread. */
answerRequests<SheetRequest | ZipRequest, Blob | undefined, SheetReport>((request, onReport) => {
  const { entries, level, format } = request
  if (format !== 'sheet') return zipOf(entries, level, format)
  drawSheet(request, onReport)
  return undefined
})

function drawSheet(
  { entries, level }: SheetRequest,
  onReport: (report: SheetReport) => void,
): void {
  for (let from = 0; from < entries.length; from += BATCH) {
    const drawn = entries.slice(from, from + BATCH).map((entry) => sheetCode(entry, level))
    onReport({
      codes: drawn.flatMap((one) => ('code' in one ? one.code : [])),
      problems: drawn.flatMap((one) => ('problem' in one ? one.problem : [])),
      notes: drawn.flatMap((one) => ('note' in one && one.note ? one.note : [])),
    })
  }
}

import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { Level } from '../limits.ts'
import { type Drawn, drawnCode, zipOf } from './list-codes.ts'
import type { ListEntry } from './list-entries.ts'

/** A request for the codes of texts, which arrive in reports. */
export interface SheetRequest {
  texts: readonly string[]
  level: Level
  format: 'sheet'
}

/** A request for a ZIP file. */
export interface ZipRequest {
  entries: readonly ListEntry[]
  level: Level
  format: 'png' | 'svg'
}

/** What became of some of the texts. */
export type SheetReport = readonly (readonly [text: string, drawn: Drawn])[]

/** The number of codes in a report: the page draws them without delaying the typing. */
const BATCH = 20

/** Makes the codes of a list off the main thread. */
answerRequests<SheetRequest | ZipRequest, Blob | undefined, SheetReport>((request, onReport) => {
  if (request.format !== 'sheet') return zipOf(request.entries, request.level, request.format)
  drawSheet(request, onReport)
  return undefined
})

function drawSheet({ texts, level }: SheetRequest, onReport: (report: SheetReport) => void): void {
  for (let from = 0; from < texts.length; from += BATCH)
    onReport(texts.slice(from, from + BATCH).map((text) => [text, drawnCode(text, level)] as const))
}

import { startTransition, useEffect, useRef, useState } from 'react'

import { lateWorker, useWorker } from '@/islands/ui/work/use-worker.ts'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import type { Level } from '../limits.ts'
import type { Drawn, SheetCode } from './list-codes.ts'
import { listEntries, type ListEntry, type ListProblem } from './list-entries.ts'
import type { SheetReport, SheetRequest, ZipRequest } from './list.worker.ts'
import workerAddress from './list.worker.ts?worker&url'

/** The codes of a list made so far. */
export interface ListCodes {
  list: string
  level: Level
  codes: readonly SheetCode[]
  /** The lines without a code, and those whose code differs from the request. */
  problems: readonly ListProblem[]
  notes: readonly ListProblem[]
  done: number
  all: number
  failure: string | undefined
}

/** A wait after the last key, in milliseconds, as on the page of one code. */
const DEBOUNCE_MS = 500

/** What became of each text, at one level. Lines that stay while others are typed are not drawn again. */
interface Known {
  level: Level
  drawn: Map<string, Drawn>
}

/** Makes the codes of a list when the typing pauses; undefined for a blank list. A newer list cancels the older one. */
export function useListCodes(list: string, level: Level): ListCodes | undefined {
  const { made, make, stop } = useMadeCodes()
  const pause = useAfterPause(DEBOUNCE_MS)
  const isBlank = list.trim() === ''
  useEffect(() => {
    stop()
    if (!isBlank) pause.start(() => make(list, level))
    return pause.stop
    // Only a new list or level starts a pause.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [list, level])
  return isBlank ? undefined : made
}

function useMadeCodes() {
  const [made, setMade] = useState<ListCodes>()
  const known = useRef<Known>(undefined)
  const work = useWorker<SheetRequest, undefined, SheetReport>(workerAddress)
  const make = (list: string, level: Level) => {
    const read = listEntries(list)
    const texts = new Set(read.entries.map(({ text }) => text))
    const drawn = stillWanted(known.current, texts, level)
    known.current = { level, drawn }
    const show = (failure?: string) =>
      startTransition(() => setMade({ list, level, ...sheetOf(read, drawn), failure }))
    show()
    const missing = [...texts].filter((text) => !drawn.has(text))
    if (missing.length === 0) return
    work.start(
      { texts: missing, level, format: 'sheet' },
      {
        onProgress: (report) => {
          for (const [text, one] of report) drawn.set(text, one)
          show()
        },
        onResult: () => undefined,
        onFailure: () => show(FAILURE),
      },
    )
  }
  return { made, make, stop: work.stop }
}

function stillWanted(
  known: Known | undefined,
  texts: ReadonlySet<string>,
  level: Level,
): Known['drawn'] {
  const drawn = known?.level === level ? [...known.drawn] : []
  return new Map(drawn.filter(([text]) => texts.has(text)))
}

const FAILURE = 'This browser could not make the codes in the background. Your list is still here.'

/** Returns the codes, problems and notes of a list, as far as its texts are drawn. */
function sheetOf({ entries, problems }: ReturnType<typeof listEntries>, drawn: Known['drawn']) {
  const known = entries.flatMap((entry) => {
    const one = drawn.get(entry.text)
    return one === undefined ? [] : { entry, one }
  })
  return {
    codes: known.flatMap(({ entry, one }) =>
      'path' in one ? { ...entry, path: one.path, across: one.across } : [],
    ),
    problems: [
      ...problems,
      ...known.flatMap(({ entry, one }) =>
        'reason' in one ? { line: entry.line, reason: one.reason } : [],
      ),
    ].toSorted((a, b) => a.line - b.line),
    notes: known.flatMap(({ entry, one }) =>
      'note' in one ? { line: entry.line, reason: one.note } : [],
    ),
    done: known.length,
    all: entries.length,
  }
}

/** Returns the codes as a ZIP file of pictures. Rejects with a sentence for the visitor. */
export function zippedCodes({ codes, level }: ListCodes, format: 'png' | 'svg'): Promise<Blob> {
  const entries: ListEntry[] = codes.map(({ line, name, text }) => ({ line, name, text }))
  const request: ZipRequest = { entries, level, format }
  return new Promise((resolve, reject) => {
    const onFailure = () => reject(new Error(FAILURE))
    lateWorker(workerAddress).start<Blob>(request, { onResult: resolve, onFailure })
  })
}

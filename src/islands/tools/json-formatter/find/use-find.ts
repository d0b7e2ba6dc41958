import { useEffect, useEffectEvent, useState } from 'react'

import { PATTERN_LIMIT_MS, WORK_FAILURES, type WorkFailure } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import type { JsonResult } from '@/json/text/result.ts'
import type { Query } from '@/json/find/find-matches.ts'
import workerAddress from './find.worker.ts?worker&url'
import type { FindAnswer, FindRequest } from '@/json/find/find-answer.ts'

/** While the visitor goes on typing nothing is searched. */
const SETTLE_MS = 150

export type Found = Extract<FindAnswer, { kind: 'found' }>
type Search = { kind: 'none' | 'running' | 'cancelled' } | FindAnswer

const NOTHING: Query = { text: '', isPattern: false, matchesCase: false, within: 'all' }

/** What is looked for in a result, and what is found of it. */
export function useFind(result: JsonResult) {
  const [query, setQuery] = useState(NOTHING)
  const [at, setAt] = useState(0)
  const { search, forget, cancel } = useSearch(result, query, () => setAt(0))
  const found = search.kind === 'found' ? search : undefined
  const count = found?.matches.starts.length ?? 0
  /** Moves by so many matches, from the last one to the first; without a result it searches again. */
  const go = (by: number) => {
    if (found === undefined && search.kind !== 'running') setQuery({ ...query })
    setAt((before) => (count === 0 ? 0 : (before + by + count) % count))
  }
  const ask = (next: Query) => {
    setQuery(next)
    if (next.text === '') forget()
  }
  return { query, ask, search, found, at, go, cancel }
}

/** Searches when the query has settled. Of several searches the last one counts. */
function useSearch({ whole, chunks }: JsonResult, query: Query, onEnd: () => void) {
  const [search, setSearch] = useState<Search>({ kind: 'none' })
  const { start, stop } = useWork<FindRequest, FindAnswer>(workerAddress, PATTERN_LIMIT_MS)
  const end = useEffectEvent((answer: Search) => {
    stop()
    onEnd()
    setSearch(answer)
  })
  useEffect(() => {
    if (query.text === '') return
    const begin = () => {
      setSearch({ kind: 'running' })
      const onFailure = (failure: WorkFailure) =>
        end({ kind: 'refused', message: WORK_FAILURES[failure] })
      start({ whole, offsets: chunks.offsets, query }, { onFailure, onReport: end })
    }
    const settled = setTimeout(begin, SETTLE_MS)
    return () => {
      clearTimeout(settled)
      stop()
    }
  }, [query, whole, chunks, start, stop])
  const cancel = () => {
    stop()
    setSearch({ kind: 'cancelled' })
  }
  return { search, forget: () => setSearch({ kind: 'none' }), cancel }
}

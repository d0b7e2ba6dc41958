import { useEffect, useEffectEvent, useState } from 'react'

import { WORK_FAILURES, type WorkFailure } from '../../../ui/work.ts'
import { useWork } from '../../../ui/use-work.ts'
import type { JsonResult } from '../engine/protocol.ts'
import type { Query } from './find-matches.ts'
import workerAddress from './find.worker.ts?worker&url'
import type { FindAnswer, FindRequest } from './protocol.ts'

/** While the visitor goes on typing nothing is searched. */
const SETTLE_MS = 150
/** There are patterns that would take longer than the universe lasts. */
const LONGEST_SEARCH_MS = 10_000
const TOO_LONG = 'This search takes too long and was ended after 10 seconds.'

export type Found = Extract<FindAnswer, { kind: 'found' }>
type Search = { kind: 'none' | 'running' } | FindAnswer

const NOTHING: Query = { text: '', isPattern: false, matchesCase: false, within: 'all' }

/** What is looked for in a result, and what is found of it. */
export function useFind(result: JsonResult) {
  const [query, setQuery] = useState(NOTHING)
  const [at, setAt] = useState(0)
  const { search, forget } = useSearch(result, query, () => setAt(0))
  const found = search.kind === 'found' ? search : undefined
  const count = found?.matches.starts.length ?? 0
  /** Goes on by so many matches; after the last one comes the first. */
  const go = (by: number) => setAt((before) => (count === 0 ? 0 : (before + by + count) % count))
  const ask = (next: Query) => {
    setQuery(next)
    if (next.text === '') forget()
  }
  return { query, ask, search, found, at, go }
}

/** Searches when the query has settled. Of several searches the last one counts. */
function useSearch({ whole, chunks }: JsonResult, query: Query, onEnd: () => void) {
  const [search, setSearch] = useState<Search>({ kind: 'none' })
  const { start, stop } = useWork<FindRequest, FindAnswer>(workerAddress)
  const end = useEffectEvent((answer: Search) => {
    stop()
    onEnd()
    setSearch(answer)
  })
  useEffect(() => {
    if (query.text === '') return
    let limit: ReturnType<typeof setTimeout>
    const begin = () => {
      setSearch({ kind: 'running' })
      limit = setTimeout(() => end({ kind: 'refused', message: TOO_LONG }), LONGEST_SEARCH_MS)
      const onFailure = (failure: WorkFailure) =>
        end({ kind: 'refused', message: WORK_FAILURES[failure] })
      start(
        { whole, offsets: chunks.offsets, query },
        { onFailure, onReport: (answer) => (clearTimeout(limit), end(answer)) },
      )
    }
    const settled = setTimeout(begin, SETTLE_MS)
    return () => {
      clearTimeout(settled)
      clearTimeout(limit)
      stop()
    }
  }, [query, whole, chunks, start, stop])
  return { search, forget: () => setSearch({ kind: 'none' }) }
}

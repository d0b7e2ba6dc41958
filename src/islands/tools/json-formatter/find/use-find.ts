import { useEffect, useEffectEvent, useState } from 'react'

import { after } from '@/islands/ui/work/use-settled.ts'
import { PATTERN_LIMIT_MS, type WorkError } from '@/islands/ui/work/worker-client.ts'
import type { JsonResult } from '@/json/text/result.ts'
import type { Query, FoundMatches } from '@/json/find/find-task.ts'
import { useTask } from '../document-tasks.ts'

/** Debounce time before a search starts. */
const SETTLE_MS = 150

export type Found = { kind: 'found' } & FoundMatches
type Search =
  { kind: 'none' | 'running' | 'cancelled' } | { kind: 'refused'; message: string } | Found

const NOTHING: Query = { text: '', isPattern: false, matchesCase: false, within: 'all' }

/** Stores the query of a search in a result, its matches and the current match. */
export function useFind(result: JsonResult) {
  const [query, setQuery] = useState(NOTHING)
  const [at, setAt] = useState(0)
  const { search, forget, cancel } = useSearch(result, query, () => setAt(0))
  const found = search.kind === 'found' ? search : undefined
  const count = found?.matches.starts.length ?? 0
  /** Moves by a number of matches and wraps around. Searches again when there is no result. */
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

/** Searches after the debounce time. The latest search wins. */
function useSearch({ whole, chunks }: JsonResult, query: Query, onEnd: () => void) {
  const [search, setSearch] = useState<Search>({ kind: 'none' })
  const { start, stop } = useTask('find')
  const end = useEffectEvent((ended: Search) => {
    onEnd()
    setSearch(ended)
  })
  useEffect(() => {
    if (query.text === '') return
    const begin = () => {
      setSearch({ kind: 'running' })
      const listener = {
        onFailure: ({ message }: WorkError) => end({ kind: 'refused', message }),
        onResult: (found: FoundMatches) => end({ kind: 'found', ...found }),
      }
      const args = { offsets: chunks.offsets, query }
      start(args, listener, { whole, limitMs: PATTERN_LIMIT_MS })
    }
    const cancelPause = after(SETTLE_MS, begin)
    return () => {
      cancelPause()
      stop()
    }
  }, [query, whole, chunks, start, stop])
  const cancel = () => {
    stop()
    setSearch({ kind: 'cancelled' })
  }
  return { search, forget: () => setSearch({ kind: 'none' }), cancel }
}

import { useCallback, useRef, useState } from 'react'

import type { TreeRow } from '@/json/tree/tree-state.ts'
import { ignoreFailure } from './tree-requests.ts'
import type { WorkRef } from './use-tree.ts'

/** The rows that the page has, from row `from` on. */
export interface RowWindow {
  from: number
  rows: TreeRow[]
}

/** The visible rows. One request runs at a time; of those made meanwhile the latest one follows. */
export function useRowWindow(work: WorkRef) {
  const [window, setWindow] = useState<RowWindow>({ from: 0, rows: [] })
  const wanted = useRef<{ from: number; to: number }>(undefined)
  const isAsking = useRef(false)
  const see = useCallback(
    (from: number, to: number) => {
      wanted.current = { from, to }
      if (isAsking.current) return
      isAsking.current = true
      void ignoreFailure(async () => {
        while (wanted.current !== undefined) {
          const request = wanted.current
          wanted.current = undefined
          const answer = await work.current?.ask({ kind: 'rows', ...request })
          if (answer) setWindow({ from: answer.from, rows: answer.rows })
        }
      }).finally(() => (isAsking.current = false))
    },
    [work],
  )
  return { window, see }
}

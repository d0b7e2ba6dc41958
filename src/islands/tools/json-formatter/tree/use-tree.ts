import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import type { NodeDetails, TreeChange, TreeRow, TreeState } from './protocol.ts'
import { TreeWork } from './tree-work.ts'

/** While a key is held down nothing is said of the values that are passed. */
const SETTLE_MS = 100

/** The rows that the page has, from a number on. */
export interface RowWindow {
  from: number
  rows: TreeRow[]
}

export type TreePhase =
  | { kind: 'reading'; share: number }
  | { kind: 'ended'; message: string }
  | { kind: 'ready'; state: TreeState }

const NOT_MADE = 'The tree was not made.'
const STARTING: TreePhase = { kind: 'reading', share: 0 }

/** The tree of a document, which a worker holds: its state here, and what it can be asked. */
export function useTree(document: Blob) {
  const work = useRef<TreeWork>(undefined)
  const [phase, setPhase] = useState<TreePhase>(STARTING)
  const state = phase.kind === 'ready' ? phase.state : undefined

  const read = useCallback(() => {
    const onEnd = (message: string) => setPhase({ kind: 'ended', message })
    const onProgress = (share: number) => setPhase({ kind: 'reading', share })
    const begun = new TreeWork({ onProgress, onEnd })
    work.current = begun
    void quietly(async () => {
      const answer = await begun.ask({ kind: 'read', whole: document })
      setPhase({ kind: 'ready', state: answer.state })
    })
  }, [document])
  useEffect(() => {
    read()
    return () => work.current?.stop()
  }, [read])

  const change = useCallback(
    (wanted: TreeChange) =>
      quietly(async () => {
        const answer = await work.current?.ask({ kind: 'change', change: wanted })
        if (answer) setPhase({ kind: 'ready', state: answer.state })
      }),
    [],
  )
  const cancel = () => {
    work.current?.stop()
    setPhase({ kind: 'ended', message: NOT_MADE })
  }
  const again = () => {
    setPhase(STARTING)
    read()
  }
  return { phase, again, cancel, change, ...useRows(work), ...useDetails(work, state) }
}

type WorkRef = RefObject<TreeWork | undefined>

/** The rows that are being looked at. One request is under way at a time; of those made meanwhile the last one counts. */
function useRows(work: WorkRef) {
  const [window, setWindow] = useState<RowWindow>({ from: 0, rows: [] })
  const wanted = useRef<{ from: number; to: number }>(undefined)
  const isAsking = useRef(false)
  const see = useCallback(
    (from: number, to: number) => {
      wanted.current = { from, to }
      if (isAsking.current) return
      isAsking.current = true
      void quietly(async () => {
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

/** What is said of the chosen value. */
function useDetails(work: WorkRef, state: TreeState | undefined) {
  const [details, setDetails] = useState<NodeDetails>()
  const chosen = state?.chosen
  useEffect(() => {
    if (chosen === undefined) return
    const ask = async () => {
      const answer = await work.current?.ask({ kind: 'details' })
      if (answer) setDetails(answer.details)
    }
    const timer = setTimeout(() => void quietly(ask), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [work, chosen])
  const isCurrent = details?.node === chosen
  const askDetails = async () => {
    const answer = await work.current?.ask({ kind: 'details' })
    if (!answer) throw new Error(NOT_MADE)
    return answer.details
  }
  const copy = async () => (await work.current?.ask({ kind: 'copy' }))?.text ?? ''
  /** What is said of the value that is chosen now: at once when it is here. */
  const current = () => (details !== undefined && isCurrent ? details : askDetails())
  return { details, current, copy }
}

/** The end of the work is told by the phase; what was asked of it is then answered by nothing. */
async function quietly(ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch {
    return
  }
}

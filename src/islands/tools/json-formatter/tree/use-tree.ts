import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import type { NodeDetails, TreeChange, TreeState } from '@/json/tree/tree-state.ts'
import { quietly, TreeWork } from './tree-work.ts'

/** While a key is held down nothing is said of the values that are passed. */
const SETTLE_MS = 100

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
  return { work, phase, again, cancel, change, ...useDetails(work, state) }
}

export type WorkRef = RefObject<TreeWork | undefined>

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

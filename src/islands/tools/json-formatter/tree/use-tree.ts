import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import { after } from '@/islands/ui/work/use-settled.ts'
import type { NodeDetails, TreeChange, TreeState } from '@/json/tree/tree-state.ts'
import { ignoreFailure, TreeRequests } from './tree-requests.ts'

/** Debounce time for the details of the selected value, so that holding an arrow key does not request every row. */
const SETTLE_MS = 100

export type TreePhase =
  | { kind: 'reading'; share: number }
  | { kind: 'ended'; message: string }
  | { kind: 'ready'; state: TreeState }

const NOT_MADE = 'The tree could not be built.'
const STARTING: TreePhase = { kind: 'reading', share: 0 }

/** Stores the state of a document's tree, and returns the requests to the worker that holds the tree. */
export function useTree(document: Blob) {
  const work = useRef<TreeRequests>(undefined)
  const [phase, setPhase] = useState<TreePhase>(STARTING)
  const state = phase.kind === 'ready' ? phase.state : undefined

  const ready = (next: TreeState) => setPhase({ kind: 'ready', state: next })
  /** Reports a failed request, unless another tree has replaced this one. */
  const fail = (asked: TreeRequests) => (error: Error) => {
    if (work.current === asked) setPhase({ kind: 'ended', message: error.message })
  }
  const read = useCallback(() => {
    const begun = new TreeRequests(document)
    work.current = begun
    const onProgress = (share: number) => setPhase({ kind: 'reading', share })
    void begun.open(onProgress).then(ready, fail(begun))
  }, [document])
  const stop = useCallback(() => {
    const stopped = work.current
    work.current = undefined
    stopped?.stop()
  }, [])
  useEffect(() => {
    read()
    return stop
  }, [read, stop])

  const change = useCallback(async (wanted: TreeChange) => {
    const asked = work.current
    await asked?.change(wanted).then(ready, fail(asked))
  }, [])
  const cancel = () => {
    stop()
    setPhase({ kind: 'ended', message: NOT_MADE })
  }
  const again = () => {
    setPhase(STARTING)
    read()
  }
  return { work, phase, again, cancel, change, ...useDetails(work, state) }
}

export type WorkRef = RefObject<TreeRequests | undefined>

/** Loads the details of the selected value. */
function useDetails(work: WorkRef, state: TreeState | undefined) {
  const [details, setDetails] = useState<NodeDetails>()
  const chosen = state?.chosen
  useEffect(() => {
    if (chosen === undefined) return
    const ask = async () => {
      const answer = await work.current?.ask({ kind: 'details' })
      if (answer) setDetails(answer.details)
    }
    return after(SETTLE_MS, () => void ignoreFailure(ask))
  }, [work, chosen])
  const isCurrent = details?.node === chosen
  const askDetails = async () => {
    const answer = await work.current?.ask({ kind: 'details' })
    if (!answer) throw new Error(NOT_MADE)
    return answer.details
  }
  const copy = async () => (await work.current?.ask({ kind: 'copy' }))?.text ?? ''
  /** Returns the details of the selected value, synchronously when they are loaded. */
  const current = () => (details !== undefined && isCurrent ? details : askDetails())
  return { details, current, copy }
}

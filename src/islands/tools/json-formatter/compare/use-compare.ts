import { useEffect, useEffectEvent, useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useUndo } from '@/islands/ui/text/use-undo.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import { contentOf, type JsonInput } from '../json-input.ts'
import workerAddress from './compare.worker.ts?worker&url'
import type { Spelling } from '@/json/compare/classes.ts'
import type {
  Comparison,
  CompareReport,
  CompareRequest,
  Patches,
} from '@/json/compare/comparison.ts'
import { LEFT_SAMPLE, RIGHT_SAMPLE } from './samples.ts'

/** While the visitor goes on typing nothing is compared. */
const SETTLE_MS = 300
/** A comparison that takes longer is shown as under way, in place of the one before it. */
const NOTICED_MS = 300
const EMPTY: JsonInput = { kind: 'text', text: '' }
const SAMPLES: Inputs = {
  left: { kind: 'text', text: LEFT_SAMPLE },
  right: { kind: 'text', text: RIGHT_SAMPLE },
}

export type Side = 'left' | 'right'
type Inputs = Record<Side, JsonInput>

/** How documents are compared. */
export interface CompareOptions {
  key: string
  spelling: Spelling
}

/** What is shown of a comparison. What was found stays until there is something newer, or that takes long. */
export interface CompareView {
  /** Counts the comparisons, so that each is looked at from its beginning. */
  run: number
  state: 'waiting' | 'running' | 'slow' | 'cancelled' | 'done' | 'failed'
  comparison?: Comparison
  patches?: Patches
  message?: string
}

/** The two documents, what is found of them, and the verbs that change them. */
export function useCompare() {
  const [inputs, setInputs] = useState(SAMPLES)
  const [options, setOptions] = useState<CompareOptions>({ key: '', spelling: 'ignored' })
  const { view, cancel, again } = useComparison(inputs, options)
  const undos = {
    left: useUndo((left: JsonInput) => setInputs((now) => ({ ...now, left }))),
    right: useUndo((right: JsonInput) => setInputs((now) => ({ ...now, right }))),
  }
  const edit = (side: Side, input: JsonInput) => {
    undos[side].forget()
    setInputs((now) => ({ ...now, [side]: input }))
  }
  /** Like an edit that puts other content in place of what was there, and can be taken back. */
  const replace = (side: Side, input: JsonInput, undoLabel: string) => {
    edit(side, input)
    if (isWorthKeeping(inputs[side])) undos[side].keep(undoLabel, inputs[side])
  }
  const swap = () => {
    undos.left.forget()
    undos.right.forget()
    setInputs({ left: inputs.right, right: inputs.left })
  }
  const clear = (side: Side) => replace(side, EMPTY, 'Undo clear')
  const isSample = inputs === SAMPLES
  const shown = { view, cancel, again }
  return { inputs, isSample, options, setOptions, ...shown, undos, edit, replace, swap, clear }
}

export type CompareState = ReturnType<typeof useCompare>

function isWorthKeeping(input: JsonInput): boolean {
  return input.kind === 'held' || input.text !== ''
}

/** Compares in a worker whenever something has changed and settled. Of several comparisons the last one counts. */
function useComparison(inputs: Inputs, options: CompareOptions) {
  const [view, setView] = useState<CompareView>({ run: 0, state: 'waiting' })
  const [attempts, setAttempts] = useState(0)
  const { start, stop } = useWork<CompareRequest, CompareReport>(workerAddress)
  const fail = (message: string) =>
    setView(({ run }) => ({ run: run + 1, state: 'failed', message }))
  const hear = useEffectEvent((report: CompareReport) => {
    if (report.kind === 'compared') {
      const { comparison } = report
      setView((shown) => ({ run: shown.run + 1, state: 'done', comparison }))
    } else if (report.kind === 'patches') {
      stop()
      setView((shown) => ({ ...shown, patches: report.patches }))
    } else fail(report.message)
  })
  const begin = useEffectEvent((request: CompareRequest) => {
    // The button with which it was started again stays where it is.
    const isShown = (state: CompareView['state']) => state === 'slow' || state === 'cancelled'
    setView((shown) => ({ ...shown, state: isShown(shown.state) ? 'slow' : 'running' }))
    start(request, { onReport: hear, onFailure: (failure) => fail(WORK_FAILURES[failure]) })
  })
  const cancel = () => {
    stop()
    setView(({ run }) => ({ run: run + 1, state: 'cancelled' }))
  }
  useEffect(() => {
    if (!isWorthKeeping(inputs.left) || !isWorthKeeping(inputs.right)) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- there is nothing to wait for
      setView(({ run }) => ({ run: run + 1, state: 'waiting' }))
      return
    }
    const [left, right] = [contentOf(inputs.left), contentOf(inputs.right)]
    const settled = setTimeout(() => begin({ left, right, ...options }), SETTLE_MS)
    const noticed = setTimeout(() => setView(withoutOldResult), SETTLE_MS + NOTICED_MS)
    return () => {
      clearTimeout(settled)
      clearTimeout(noticed)
      stop()
    }
  }, [inputs, options, attempts, stop])
  return { view, cancel, again: () => setAttempts(attempts + 1) }
}

/** The result before is that of other documents: it goes when the comparison under way takes long. */
function withoutOldResult(shown: CompareView): CompareView {
  return shown.state === 'running' ? { run: shown.run + 1, state: 'slow' } : shown
}

import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import { firstUse } from '@/lib/first-use.ts'
import { useUndo } from '@/islands/ui/text/ClearButtons.tsx'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { contentOf, type JsonInput } from '../json-input.ts'
import { useTask } from '../document-tasks.ts'
import type { Spelling } from '@/json/compare/classes.ts'
import type { CompareArgs, Comparison, Patches } from '@/json/compare/comparison.ts'
import type { Side } from '@/islands/ui/difference/signs.ts'
import { LEFT_SAMPLE, RIGHT_SAMPLE } from './samples.ts'

/** Debounce time before a comparison starts. */
const SETTLE_MS = 300
/** After this time the page shows that the comparison is running, instead of the previous result. */
const NOTICED_MS = 300
const EMPTY: JsonInput = { kind: 'text', text: '' }
const SAMPLES: Inputs = {
  left: { kind: 'text', text: LEFT_SAMPLE },
  right: { kind: 'text', text: RIGHT_SAMPLE },
}

type Inputs = Record<Side, JsonInput>

/** Options of a comparison. */
export interface CompareOptions {
  key: string
  spelling: Spelling
}

/** The state of a comparison on the page. The previous result stays until the next one arrives or is slow. */
export interface CompareView {
  /** The number of the comparison, 0 before the first. A new number resets the views. */
  run: number
  state: 'waiting' | 'running' | 'slow' | 'cancelled' | 'done' | 'failed'
  comparison?: Comparison
  patches?: Patches
  message?: string
}

/** Stores the two documents and their comparison, and returns the actions that change them. */
export function useCompare() {
  const [inputs, setInputs] = useState(SAMPLES)
  const [options, setOptions] = useState<CompareOptions>({ key: '', spelling: 'ignored' })
  // What the samples differ in is known before they are compared.
  const isUsed = useFirstUse() || inputs !== SAMPLES
  const { view, cancel, again } = useComparison(inputs, options, isUsed)
  const undos = {
    left: useUndo((left: JsonInput) => setInputs((now) => ({ ...now, left }))),
    right: useUndo((right: JsonInput) => setInputs((now) => ({ ...now, right }))),
  }
  const edit = (side: Side, input: JsonInput) => {
    undos[side].forget()
    setInputs((now) => ({ ...now, [side]: input }))
  }
  /** Replaces a document, with undo. */
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
  const shown = { view, cancel, again }
  return { inputs, isUsed, options, setOptions, ...shown, undos, edit, replace, swap, clear }
}

export type CompareState = ReturnType<typeof useCompare>

function isWorthKeeping(input: JsonInput): boolean {
  return input.kind === 'held' || input.text !== ''
}

/** Returns whether the visitor has used the page. */
function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => void firstUse().then(() => setUsed(true)), [])
  return isUsed
}

/** Compares in the worker once the page is used, debounced after each change. The latest comparison wins. */
function useComparison(inputs: Inputs, options: CompareOptions, isUsed: boolean) {
  const [view, setView] = useState<CompareView>({ run: 0, state: 'waiting' })
  const [attempts, setAttempts] = useState(0)
  const { start, stop } = useTask<'compare', Comparison>('compare')
  const fail = (message: string) =>
    setView(({ run }) => ({ run: run + 1, state: 'failed', message }))
  const begin = useEffectEvent((args: CompareArgs) => {
    // Keep the slow state, so that the button that restarted the comparison does not disappear.
    const isShown = (state: CompareView['state']) => state === 'slow' || state === 'cancelled'
    setView((shown) => ({ ...shown, state: isShown(shown.state) ? 'slow' : 'running' }))
    start(args, {
      onProgress: (comparison) =>
        setView((shown) => ({ run: shown.run + 1, state: 'done', comparison })),
      onResult: (patches) => setView((shown) => ({ ...shown, patches })),
      onFailure: ({ message }) => fail(message),
    })
  })
  const settle = useAfterPause(SETTLE_MS)
  const notice = useAfterPause(SETTLE_MS + NOTICED_MS)
  /** Cancels the running comparison and the pending one. */
  const end = useCallback(() => {
    settle.stop()
    notice.stop()
    stop()
  }, [settle, notice, stop])
  const cancel = () => {
    end()
    setView(({ run }) => ({ run: run + 1, state: 'cancelled' }))
  }
  useEffect(() => {
    if (!isUsed) return
    if (!isWorthKeeping(inputs.left) || !isWorthKeeping(inputs.right)) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- there is nothing to wait for
      setView(({ run }) => ({ run: run + 1, state: 'waiting' }))
      return
    }
    const [left, right] = [contentOf(inputs.left), contentOf(inputs.right)]
    settle.start(() => begin({ left, right, ...options }))
    notice.start(() => setView(withoutOldResult))
    return end
  }, [inputs, options, isUsed, attempts, settle, notice, end])
  return { view, cancel, again: () => setAttempts(attempts + 1) }
}

/** Removes the previous result when a comparison is slow, because it belongs to other documents. */
function withoutOldResult(shown: CompareView): CompareView {
  return shown.state === 'running' ? { run: shown.run + 1, state: 'slow' } : shown
}

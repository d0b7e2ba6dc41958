import { useCallback, useEffect, useRef, useState } from 'react'

import { firstUse } from '@/lib/first-use.ts'
import { showError, showSuccess } from '@/lib/stores/toast.ts'

import { useUndo } from '@/islands/ui/text/ClearButtons.tsx'
import type { JsonOutcome, JsonResult, Layout } from '@/json/text/result.ts'
import { contentOf, heldIfLong, LARGE_TEXT_SIZE, type JsonInput } from './json-input.ts'
import type { JsonWork } from './json-work.ts'

/** The state of the output. The validity is 'unknown' at the start and after every edit. */
export interface JsonView {
  /** The number of the run. A new number resets the result panels. */
  run: number
  validity: 'unknown' | 'valid' | 'invalid'
  layout: Layout
  outcome?: JsonOutcome
  /** The error when a document could not be processed: it is too large or unreadable. */
  trouble?: string
}

/** The output before the first run. */
const NOTHING_SHOWN: JsonView = { run: 0, validity: 'unknown', layout: 'formatted' }

const SUCCESS = { formatted: 'JSON Formatted Successfully', minified: 'JSON Minified Successfully' }
const TROUBLE = { formatted: 'Format Failed', minified: 'Minify Failed' }

interface Before {
  input: JsonInput
  view: JsonView
}

const EMPTY: JsonInput = { kind: 'text', text: '' }

/** Stores the state of the JSON formatter, and returns the actions that change it. */
export function useJsonFormatter(sample: string) {
  const [input, setInput] = useState<JsonInput>({ kind: 'text', text: sample })
  const { view, setView, progress, run, cancel, ...work } = useJsonRun()

  const show = (next: JsonInput) => {
    cancel()
    setInput(next)
    if (next.kind === 'held' && next.length > LARGE_TEXT_SIZE) work.prepareWorkers(contentOf(next))
  }
  const undo = useUndo((before: Before) => {
    show(before.input)
    setView(before.view)
  })
  const edit = (next: JsonInput) => {
    undo.forget()
    show(next)
    setView(afterEdit)
  }
  /** Moves a held document into the text box. The document is the same, so its result stays. */
  const putIntoBox = (text: string) => show({ kind: 'text', text })
  /** Moves a long text out of the text box, because nearby changes would lay it out again. The document stays the same. */
  const holdLongText = () => {
    const next = heldIfLong(input)
    if (next !== input && next.kind === 'held') show(next)
  }
  /** Replaces the input, with undo. */
  const replace = (next: JsonInput, undoLabel: string) => {
    const isUntouched = view.run === 0 && input.kind === 'text' && input.text === sample
    edit(next)
    if (!isUntouched && isWorthKeeping(input))
      undo.keep(undoLabel, { input: heldIfLong(input), view })
  }
  const clear = () => {
    edit(EMPTY)
    setView(NOTHING_SHOWN)
    if (isWorthKeeping(input)) undo.keep('Undo clear', { input: heldIfLong(input), view })
  }
  const runLayout = (layout: Layout, target = input) => run(contentOf(target), layout)
  /** Formats the document again, unless the input has changed since the result. */
  const runAgain = () => {
    if (view.validity === 'valid') void runLayout(view.layout)
  }
  const verbs = { edit, putIntoBox, holdLongText, replace, clear, run: runLayout, runAgain, cancel }
  return { input, view, progress, undo, showResult: work.showResult, ...verbs }
}

function isWorthKeeping(input: JsonInput): boolean {
  return input.kind === 'held' || input.text !== ''
}

/** Keeps a valid result visible after an edit, with unknown validity for the new text. */
function afterEdit(shown: JsonView): JsonView {
  if (shown.outcome?.validity !== 'valid') return NOTHING_SHOWN
  // Return the same object on further key presses, so that the result does not render again.
  return shown.validity === 'unknown' ? shown : { ...shown, validity: 'unknown' }
}

/** Loads the code that processes documents. Prefetches it when the page is first used, before the click that needs it. */
function useJsonWork() {
  const work = useRef<JsonWork>(undefined)
  const loadWork = useCallback(async () => {
    try {
      const { JsonWork } = await import('./json-work.ts')
      return (work.current ??= new JsonWork())
    } catch {
      throw new Error('The formatter could not be loaded. Check the connection and try again.')
    }
  }, [])
  useEffect(() => {
    // The run that needs the code reports a failure.
    void firstUse()
      .then(loadWork)
      .catch(() => undefined)
    return () => work.current?.cancel()
  }, [loadWork])
  return { work, loadWork }
}

/** Runs the formatter on a document, and stores its output and progress. */
function useJsonRun() {
  const { work, loadWork } = useJsonWork()
  /** Counts runs and cancellations, because only the latest run may show its outcome. */
  const runs = useRef(0)
  const [view, setView] = useState(NOTHING_SHOWN)
  /** The progress of the current run, from 0 to 1. Undefined when no run is active. */
  const [progress, setProgress] = useState<number>()
  const run = async (content: string | Blob, layout: Layout) => {
    const number = ++runs.current
    setProgress(0)
    try {
      const loaded = await loadWork()
      if (number !== runs.current) return
      const outcome = await loaded.run(content, layout, setProgress)
      // The run was cancelled or replaced, so it must not change the view.
      if (outcome === undefined) return
      setView((shown) => ({ run: shown.run + 1, validity: outcome.validity, layout, outcome }))
      if (outcome.validity === 'valid') showSuccess(SUCCESS[layout])
      else showError('Invalid JSON', outcome.message)
    } catch (error) {
      setView({ ...NOTHING_SHOWN, trouble: error instanceof Error ? error.message : String(error) })
      showError(TROUBLE[layout], error)
    }
    setProgress(undefined)
  }
  const cancel = () => {
    runs.current++
    work.current?.cancel()
    setProgress(undefined)
  }
  /** Replaces the shown result with another result for the same document. */
  const showResult = (result: JsonResult) =>
    setView((shown) =>
      shown.outcome?.validity === 'valid'
        ? { ...shown, run: shown.run + 1, outcome: { ...shown.outcome, result } }
        : shown,
    )
  const prepareWorkers = (content: string | Blob) =>
    // The run that needs the code reports a failure.
    void loadWork().then(
      (loaded) => loaded.prepareWorkers(content),
      () => undefined,
    )
  return { view, setView, progress, run, cancel, prepareWorkers, showResult }
}

export type JsonFormatterState = ReturnType<typeof useJsonFormatter>

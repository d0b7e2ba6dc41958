import { useCallback, useEffect, useRef, useState } from 'react'

import { showError, showSuccess } from '@/lib/stores/toast.ts'

import { useUndo } from '@/islands/ui/text/use-undo.ts'
import type { JsonOutcome, JsonResult, Layout } from '@/json/text/result.ts'
import { contentOf, heldIfLong, LARGE_TEXT_SIZE, type JsonInput } from './json-input.ts'
import type { JsonWork } from './json-work.ts'
import { $jsonOptions } from './options/kept-options.ts'

/** What the output shows. 'unknown' is the start, and the state after every edit. */
export interface JsonView {
  /** Counts the runs, so that a new result is shown from its beginning. */
  run: number
  validity: 'unknown' | 'valid' | 'invalid'
  layout: Layout
  outcome?: JsonOutcome
  /** Why there is no result although the text is not invalid: too large, or it could not be read. */
  trouble?: string
}

/** What the output shows before anything has been formatted. */
const NOTHING_SHOWN: JsonView = { run: 0, validity: 'unknown', layout: 'formatted' }

const SUCCESS = { formatted: 'JSON Formatted Successfully', minified: 'JSON Minified Successfully' }
const TROUBLE = { formatted: 'Format Failed', minified: 'Minify Failed' }

interface Before {
  input: JsonInput
  view: JsonView
}

const EMPTY: JsonInput = { kind: 'text', text: '' }

/** The state of the JSON tool and the verbs that change it. */
export function useJsonFormatter(sample: string) {
  const [input, setInput] = useState<JsonInput>({ kind: 'text', text: sample })
  const { view, setView, progress, run, cancel, ...work } = useJsonRun()

  const show = (next: JsonInput) => {
    cancel()
    setInput(next)
    if (next.kind === 'held' && next.length > LARGE_TEXT_SIZE) work.prepareWorker()
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
  /** Shows a held document in the text box; it is the same document, so what is known of it stays. */
  const putIntoBox = (text: string) => show({ kind: 'text', text })
  /** Takes a long text out of the text box, which is laid out again at each change near it; the document stays the same. */
  const holdLongText = () => {
    const next = heldIfLong(input)
    if (next !== input && next.kind === 'held') show(next)
  }
  /** Like an edit that puts other content in place of what was there, and can be taken back. */
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
  const runLayout = (layout: Layout, given = input) => run(contentOf(given), layout)
  /** Lays the document of the result out once more, when it is still the one in the input. */
  const runAgain = () => {
    if (view.validity === 'valid') void runLayout(view.layout)
  }
  const verbs = { edit, putIntoBox, holdLongText, replace, clear, run: runLayout, runAgain, cancel }
  return { input, view, progress, undo, showResult: work.showResult, ...verbs }
}

function isWorthKeeping(input: JsonInput): boolean {
  return input.kind === 'held' || input.text !== ''
}

/** The result of the text before the edit stays to be read or copied, without a word on the new text. */
function afterEdit(shown: JsonView): JsonView {
  if (shown.outcome?.validity !== 'valid') return NOTHING_SHOWN
  // The same object at every further key, so that the result is not drawn again.
  return shown.validity === 'unknown' ? shown : { ...shown, validity: 'unknown' }
}

/** The code that works on documents, loaded ahead of the first click because the page itself does not need it. */
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
    // A failure is reported by the run that needs the code.
    loadWork().catch(() => undefined)
    return () => work.current?.cancel()
  }, [loadWork])
  return { work, loadWork }
}

/** The work on a document: what is shown of it, how far it is, and the verbs that start and end it. */
function useJsonRun() {
  const { work, loadWork } = useJsonWork()
  /** Counts the runs and their cancellations; only the latest may show its outcome. */
  const runs = useRef(0)
  const [view, setView] = useState(NOTHING_SHOWN)
  /** The share of large work that is done; undefined while there is none. */
  const [progress, setProgress] = useState<number>()
  const run = async (content: string | Blob, layout: Layout) => {
    const number = ++runs.current
    setProgress(0)
    try {
      const loaded = await loadWork()
      if (number !== runs.current) return
      const outcome = await loaded.run(content, layout, setProgress, $jsonOptions.get())
      // Whoever cancelled this work, or put other work in its place, owns the view now.
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
  /** Puts another result of the same document in place of the one that is shown. */
  const showResult = (result: JsonResult) =>
    setView((shown) =>
      shown.outcome?.validity === 'valid'
        ? { ...shown, run: shown.run + 1, outcome: { ...shown.outcome, result } }
        : shown,
    )
  const prepareWorker = () =>
    // A failure to load is reported by the run that needs it.
    void loadWork().then(
      (loaded) => loaded.prepareWorker(),
      () => undefined,
    )
  return { view, setView, progress, run, cancel, prepareWorker, showResult }
}

export type JsonFormatterState = ReturnType<typeof useJsonFormatter>

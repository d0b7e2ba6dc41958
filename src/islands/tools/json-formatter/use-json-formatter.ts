import { useEffect, useState } from 'react'

import { showError, showSuccess } from '@/lib/stores/toast.ts'

import { useUndo } from '../../ui/use-undo.ts'
import { contentOf, type JsonInput } from './json-input.ts'
import type { JsonOutcome } from './engine/json-job.ts'
import { JsonWork } from './json-work.ts'
import type { Layout } from './engine/writer.ts'

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

interface Before {
  input: JsonInput
  view: JsonView
}

const SUCCESS = { formatted: 'JSON Formatted Successfully', minified: 'JSON Minified Successfully' }
const TROUBLE = { formatted: 'Format Failed', minified: 'Minify Failed' }
const NOTHING_SHOWN: JsonView = { run: 0, validity: 'unknown', layout: 'formatted' }
const EMPTY: JsonInput = { kind: 'text', text: '' }

/** The state of the JSON tool and the verbs that change it. */
export function useJsonFormatter(sample: string) {
  const [work] = useState(() => new JsonWork())
  const [input, setInput] = useState<JsonInput>({ kind: 'text', text: sample })
  const [view, setView] = useState(NOTHING_SHOWN)
  /** The share of large work that is done; undefined while there is none. */
  const [progress, setProgress] = useState<number>()
  useEffect(() => {
    work.prepare()
    return () => work.stop()
  }, [work])

  const cancel = () => {
    work.cancel()
    setProgress(undefined)
  }
  const show = (next: JsonInput) => {
    cancel()
    setInput(next)
    if (next.kind === 'held') work.prepareWorker()
  }
  const undo = useUndo((before: Before) => {
    show(before.input)
    setView(before.view)
  })
  const edit = (next: JsonInput) => {
    undo.forget()
    show(next)
    // The result of the text before the edit stays to be read or copied, without a word on the new text.
    setView((shown) =>
      shown.outcome?.validity === 'valid' ? { ...shown, validity: 'unknown' } : NOTHING_SHOWN,
    )
  }
  const run = async (layout: Layout) => {
    setProgress(0)
    try {
      const outcome = await work.run(contentOf(input), layout, setProgress)
      // Whoever cancelled this work, or put other work in its place, owns the view now.
      if (outcome === undefined) return
      setView(({ run }) => ({ run: run + 1, validity: outcome.validity, layout, outcome }))
      if (outcome.validity === 'valid') showSuccess(SUCCESS[layout])
      else showError('Invalid JSON', outcome.message)
    } catch (error) {
      setView({ ...NOTHING_SHOWN, trouble: error instanceof Error ? error.message : String(error) })
      showError(TROUBLE[layout], error)
    }
    setProgress(undefined)
  }

  return {
    input,
    view,
    progress,
    undo,
    edit,
    run,
    cancel,
    /** Like an edit that puts other content in place of what was there, and can be taken back. */
    replace(next: JsonInput, undoLabel: string) {
      const isWorthKeeping = input.kind === 'held' || !['', sample].includes(input.text)
      edit(next)
      if (isWorthKeeping) undo.keep(undoLabel, { input, view })
    },
    clear() {
      edit(EMPTY)
      setView(NOTHING_SHOWN)
      if (input.kind === 'held' || input.text !== '') undo.keep('Undo clear', { input, view })
    },
  }
}

export type JsonFormatterState = ReturnType<typeof useJsonFormatter>

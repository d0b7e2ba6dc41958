import { useState } from 'react'

import { useUndo } from '../../ui/use-undo.ts'
import type { Layout } from './engine/writer.ts'
import { contentOf, type JsonInput } from './json-input.ts'
import { NOTHING_SHOWN, useJsonRun, type JsonView } from './use-json-run.ts'

interface Before {
  input: JsonInput
  view: JsonView
}

const EMPTY: JsonInput = { kind: 'text', text: '' }

/** The state of the JSON tool and the verbs that change it. */
export function useJsonFormatter(sample: string) {
  const [input, setInput] = useState<JsonInput>({ kind: 'text', text: sample })
  const { view, setView, progress, run, cancel, prepareWorker } = useJsonRun()

  const show = (next: JsonInput) => {
    cancel()
    setInput(next)
    if (next.kind === 'held') prepareWorker()
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
  /** Like an edit that puts other content in place of what was there, and can be taken back. */
  const replace = (next: JsonInput, undoLabel: string) => {
    const isWorthKeeping = input.kind === 'held' || !['', sample].includes(input.text)
    edit(next)
    if (isWorthKeeping) undo.keep(undoLabel, { input, view })
  }
  const clear = () => {
    edit(EMPTY)
    setView(NOTHING_SHOWN)
    if (input.kind === 'held' || input.text !== '') undo.keep('Undo clear', { input, view })
  }
  const runLayout = (layout: Layout) => run(contentOf(input), layout)
  return { input, view, progress, undo, edit, replace, clear, run: runLayout, cancel }
}

/** The result of the text before the edit stays to be read or copied, without a word on the new text. */
function afterEdit(shown: JsonView): JsonView {
  return shown.outcome?.validity === 'valid' ? { ...shown, validity: 'unknown' } : NOTHING_SHOWN
}

export type JsonFormatterState = ReturnType<typeof useJsonFormatter>

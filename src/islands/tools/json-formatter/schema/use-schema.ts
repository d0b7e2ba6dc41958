import { useEffect, useEffectEvent, useState } from 'react'

import { useUndo } from '@/islands/ui/text/ClearButtons.tsx'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { PATTERN_LIMIT_MS, type WorkError } from '@/islands/ui/work/worker-client.ts'
import type { SchemaAnswer } from '@/json/schema/schema-report.ts'
import { WORDS } from '@/json/schema/sentences.ts'
import { useTask } from '../document-tasks.ts'

/** Debounce time before a schema is used. */
const SETTLE_MS = 400

export type SchemaState =
  | SchemaAnswer
  | { kind: 'none' | 'cancelled' }
  | { kind: 'running'; share: number }
  | { kind: 'stopped'; message: string }

/** The schema outlives its panel: each new result brings new panels, and the visitor checks the corrected document again. */
let lastSchema = ''

/** Checks a document against a schema in the worker for patterns, which is ended after its time limit. */
function useCheck(whole: Blob) {
  const [state, setState] = useState<SchemaState>({ kind: 'none' })
  const { start, stop } = useTask('schema')
  const begin = (text: string) =>
    start(
      text,
      {
        onProgress: (share: number) => setState({ kind: 'running', share }),
        onFailure: (error: WorkError) => setState({ kind: 'stopped', message: failureOf(error) }),
        onResult: setState,
      },
      { whole, limitMs: PATTERN_LIMIT_MS },
    )
  const check = (text: string) => {
    setState({ kind: 'running', share: 0 })
    begin(text)
  }
  const end = (kind: 'none' | 'cancelled') => {
    stop()
    setState({ kind })
  }
  return { state, begin, check, end }
}

/** Stores a schema, and checks a document against it when it changes. */
export function useSchema(whole: Blob) {
  const [schema, setSchema] = useState(lastSchema)
  const { state, begin, check, end } = useCheck(whole)
  const pause = useAfterPause(SETTLE_MS)
  /** Takes a schema. Typing is debounced. */
  const take = (text: string, isTyped: boolean) => {
    lastSchema = text
    setSchema(text)
    pause.stop()
    if (text.trim() === '') end('none')
    else if (isTyped) pause.start(() => check(text))
    else check(text)
  }
  const undo = useUndo((text: string) => take(text, false))
  const replace = (text: string, label: string) => {
    if (schema !== '') undo.keep(label, schema)
    take(text, false)
  }
  const checkKept = useEffectEvent(() => schema.trim() !== '' && begin(schema))
  useEffect(() => void checkKept(), [])
  const type = (text: string) => {
    undo.forget()
    take(text, true)
  }
  const cancel = () => end('cancelled')
  return { schema, state, type, replace, undo, cancel, again: () => check(schema) }
}

function failureOf({ reason, message }: WorkError): string {
  return reason === 'overdue' ? WORDS.stopped : message
}

import { useEffect, useEffectEvent, useState } from 'react'

import { useAfterPause } from '@/islands/ui/work/use-settled.ts'
import { PATTERN_LIMIT_MS } from '@/islands/ui/work/work.ts'
import type { Example, Found, Refusal } from '@/json/query/query-answer.ts'
import { useTask } from '../document-tasks.ts'

/** Pause in typing after which the query is answered. */
const SETTLE_MS = 250

export type Answer =
  { kind: 'none' | 'cancelled' } | { kind: 'running'; share: number } | Refusal | Found

/** A query on a document, and its answer. */
export function useQuery(whole: Blob) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' })
  const [examples, setExamples] = useState<Example[]>([])
  const pause = useAfterPause(SETTLE_MS)
  const { start, stop } = useTask('query')
  const ask = (query: string) =>
    start(
      query,
      {
        onProgress: (share) => query !== '' && setAnswer({ kind: 'running', share }),
        onFailure: ({ message }) => setAnswer({ kind: 'refused', message, index: undefined }),
        onResult: (given) =>
          given.kind === 'examples' ? setExamples(given.examples) : setAnswer(given),
      },
      { whole, limitMs: PATTERN_LIMIT_MS },
    )
  const askExamples = useEffectEvent(() => ask(''))
  useEffect(() => askExamples(), [])

  /** Asks at once. */
  const run = (query: string) => {
    pause.stop()
    setText(query)
    if (query.trim() === '') return forget()
    setAnswer({ kind: 'running', share: 0 })
    ask(query.trim())
  }
  const type = (query: string) => {
    setText(query)
    pause.start(() => run(query))
  }
  const forget = () => {
    setAnswer({ kind: 'none' })
    if (examples.length === 0) ask('')
  }
  const cancel = () => {
    stop()
    setAnswer({ kind: 'cancelled' })
  }
  return { text, answer, examples, type, run, cancel }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import type { Example, Found, QueryReport, Refusal } from '@/json/query/query-answer.ts'
import { QueryWork } from './query-work.ts'

/** While the visitor goes on typing nothing is asked. */
const SETTLE_MS = 250

export type Answer =
  { kind: 'none' | 'cancelled' } | { kind: 'running'; share: number } | Refusal | Found

/** What is asked of a document, and what came of it. */
export function useQuery(whole: Blob) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' })
  const [examples, setExamples] = useState<Example[]>([])
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { ask, stop } = useAsking(whole, (report) => {
    if (report.kind === 'examples') setExamples(report.examples)
    else setAnswer(report)
  })
  const askExamples = useEffectEvent(() => ask(''))
  useEffect(() => askExamples(), [])
  useEffect(() => () => clearTimeout(settled.current), [])

  /** Asks at once. */
  const run = (query: string) => {
    clearTimeout(settled.current)
    setText(query)
    if (query.trim() === '') return forget()
    setAnswer({ kind: 'running', share: 0 })
    ask(query.trim())
  }
  const type = (query: string) => {
    clearTimeout(settled.current)
    setText(query)
    settled.current = setTimeout(() => run(query), SETTLE_MS)
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

/** The worker of one document. */
function useAsking(
  whole: Blob,
  onReport: (report: Exclude<QueryReport, { kind: 'progress' }> | Answer) => void,
) {
  const work = useRef<QueryWork>(undefined)
  const stop = () => work.current?.stop()
  useEffect(() => stop, [])
  const ask = (query: string) => {
    work.current ??= new QueryWork(whole)
    work.current.ask(query, {
      onFailure: (failure) =>
        onReport({ kind: 'refused', message: WORK_FAILURES[failure], index: undefined }),
      onReport: (report) => {
        if (report.kind !== 'progress') return onReport(report)
        if (query !== '') onReport({ kind: 'running', share: report.share })
      },
    })
  }
  return { ask, stop }
}

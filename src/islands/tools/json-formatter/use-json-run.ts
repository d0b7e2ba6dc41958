import { useEffect, useState } from 'react'

import { showError, showSuccess } from '@/lib/stores/toast.ts'

import type { JsonOutcome } from './engine/json-job.ts'
import type { Layout } from './engine/writer.ts'
import { JsonWork } from './json-work.ts'

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
export const NOTHING_SHOWN: JsonView = { run: 0, validity: 'unknown', layout: 'formatted' }

const SUCCESS = { formatted: 'JSON Formatted Successfully', minified: 'JSON Minified Successfully' }
const TROUBLE = { formatted: 'Format Failed', minified: 'Minify Failed' }

/** The work on a document: what is shown of it, how far it is, and the verbs that start and end it. */
export function useJsonRun() {
  const [work] = useState(() => new JsonWork())
  const [view, setView] = useState(NOTHING_SHOWN)
  /** The share of large work that is done; undefined while there is none. */
  const [progress, setProgress] = useState<number>()
  useEffect(() => {
    work.prepare()
    return () => work.stop()
  }, [work])

  const run = async (content: string | Blob, layout: Layout) => {
    setProgress(0)
    try {
      const outcome = await work.run(content, layout, setProgress)
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
    work.cancel()
    setProgress(undefined)
  }
  return { view, setView, progress, run, cancel, prepareWorker: () => work.prepareWorker() }
}

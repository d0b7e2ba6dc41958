import { useEffect, useEffectEvent, useState } from 'react'

import type { JsonResult } from '@/json/text/result.ts'
import type { FoundSecrets as Found } from '@/json/secrets/secrets-task.ts'
import { useTask } from '../document-tasks.ts'

export type { Found }

/** What is known of the secrets in a result. */
export type Secrets =
  | { state: 'searching' | 'redacting' | 'failed' }
  | { state: 'found'; found: Found }
  | { state: 'redacted'; before: JsonResult; found: Found }

const SEARCHING: Secrets = { state: 'searching' }

/** Searches each new result in a worker, and replaces its secrets when the visitor asks. */
export function useSecrets(result: JsonResult, onRedacted: (result: JsonResult) => void) {
  const [known, setKnown] = useState<{ result: JsonResult; secrets: Secrets }>()
  const { start, stop } = useTask('secrets')
  const { start: redactIn, stop: stopRedacting } = useTask('redact')
  const secrets = known?.result === result ? known.secrets : SEARCHING
  const know = (about: Secrets) => setKnown({ result, secrets: about })

  const onFailure = () => know({ state: 'failed' })
  const { whole } = result
  const find = useEffectEvent(() => {
    // A redacted result needs no search, and one may be known from before.
    if (secrets !== SEARCHING) return
    const onResult = (found: Found) => know({ state: 'found', found })
    start(undefined, { onFailure, onResult }, { whole })
  })
  useEffect(() => {
    find()
    return () => {
      stop()
      stopRedacting()
    }
  }, [result, stop, stopRedacting])

  const put = (next: JsonResult, about: Secrets) => {
    setKnown({ result: next, secrets: about })
    onRedacted(next)
  }
  const redact = (found: Found) => {
    know({ state: 'redacting' })
    const takeRedacted = (next: JsonResult) =>
      put(next, { state: 'redacted', before: result, found })
    redactIn(found.places, { onFailure, onResult: takeRedacted }, { whole })
  }
  const undo = (before: JsonResult, found: Found) => put(before, { state: 'found', found })
  return { secrets, redact, undo }
}

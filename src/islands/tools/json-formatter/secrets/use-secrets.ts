import { useEffect, useEffectEvent, useState } from 'react'

import { useWork } from '@/islands/ui/work/use-work.ts'
import type { JsonResult } from '@/json/text/result.ts'
import type { SecretsAnswer, SecretsRequest } from '@/json/secrets/secret-groups.ts'
import workerAddress from './secrets.worker.ts?worker&url'

export type Found = Extract<SecretsAnswer, { kind: 'found' }>

/** What is known of the secrets in a result. */
export type Secrets =
  | { state: 'searching' | 'redacting' | 'failed' }
  | { state: 'found'; found: Found }
  | { state: 'redacted'; before: JsonResult; found: Found }

const SEARCHING: Secrets = { state: 'searching' }

/** Searches each new result in a worker, and replaces its secrets when the visitor asks. */
export function useSecrets(result: JsonResult, onResult: (result: JsonResult) => void) {
  const [known, setKnown] = useState<{ result: JsonResult; secrets: Secrets }>()
  const { start, stop } = useWork<SecretsRequest, SecretsAnswer>(workerAddress)
  const secrets = known?.result === result ? known.secrets : SEARCHING
  const know = (about: Secrets) => setKnown({ result, secrets: about })

  const ask = (request: SecretsRequest, take: (answer: SecretsAnswer) => void) => {
    const onFailure = () => know({ state: 'failed' })
    const onReport = (answer: SecretsAnswer) => {
      stop()
      if (answer.kind === 'failed') onFailure()
      else take(answer)
    }
    start(request, { onFailure, onReport })
  }
  const find = useEffectEvent(() => {
    // It was made here, or searched before.
    if (secrets !== SEARCHING) return
    ask({ kind: 'find', whole: result.whole }, (answer) => {
      if (answer.kind === 'found') know({ state: 'found', found: answer })
    })
  })
  useEffect(() => {
    find()
    return stop
  }, [result, stop])

  const put = (next: JsonResult, about: Secrets) => {
    setKnown({ result: next, secrets: about })
    onResult(next)
  }
  const redact = (found: Found) => {
    know({ state: 'redacting' })
    ask({ kind: 'redact', whole: result.whole, places: found.places }, (answer) => {
      if (answer.kind !== 'redacted') return
      put(answer.result, { state: 'redacted', before: result, found })
    })
  }
  const undo = (before: JsonResult, found: Found) => put(before, { state: 'found', found })
  return { secrets, redact, undo }
}

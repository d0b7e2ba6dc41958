import { useEffect, useEffectEvent, useState } from 'react'

import type { SecretPlaces } from '@/json/secrets/find-secrets.ts'
import type { JsonResult } from '@/json/text/result.ts'
import { fileSize } from '@/lib/file-size.ts'
import { counted } from '@/lib/quantity.ts'
import { useTask } from '../document-tasks.ts'

export interface SecretsLineProps {
  result: JsonResult
  /** Receives the redacted result, or the original one after undo. */
  onResult: (result: JsonResult) => void
}

/** Warns about possible secrets in a result before the visitor shares it, and redacts them with one click. */
export function SecretsLine({ result, onResult }: SecretsLineProps) {
  const { secrets, redact, undo } = useSecrets(result, onResult)
  if (secrets.state === 'searching') return null
  const count = 'found' in secrets ? secrets.found.starts.length : 0
  if (secrets.state === 'found' && count === 0) return null
  const action =
    secrets.state === 'found'
      ? { label: REDACT, onClick: () => redact(secrets.found) }
      : secrets.state === 'redacted' && {
          label: UNDO,
          onClick: () => undo(secrets.before, secrets.found),
        }
  return (
    <div className="pane-notices text-sm" data-secrets={secrets.state}>
      <div className={action ? 'notice flex flex-wrap items-center gap-3' : 'hint'}>
        <p role="status">{wordsOf(secrets.state, count, result)}</p>
        {action && (
          <button type="button" className="button button-small" onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}

function wordsOf(state: Secrets['state'], count: number, { whole }: JsonResult): string {
  if (state === 'failed') return NOT_SEARCHED
  if (state === 'redacting') return REDACTING
  return state === 'found' ? foundWords(count, whole.size) : redactedWords(count)
}

/** The state of the search for secrets in a result. */
type Secrets =
  | { state: 'searching' | 'redacting' | 'failed' }
  | { state: 'found'; found: SecretPlaces }
  | { state: 'redacted'; before: JsonResult; found: SecretPlaces }

const SEARCHING: Secrets = { state: 'searching' }

/** Searches each new result for secrets in a worker, and redacts them at the visitor's request. */
function useSecrets(result: JsonResult, onRedacted: (result: JsonResult) => void) {
  const [known, setKnown] = useState<{ result: JsonResult; secrets: Secrets }>()
  const { start, stop } = useTask('secrets')
  const { start: redactIn, stop: stopRedacting } = useTask('redact')
  const secrets = known?.result === result ? known.secrets : SEARCHING
  const know = (about: Secrets) => setKnown({ result, secrets: about })

  const onFailure = () => know({ state: 'failed' })
  const { whole } = result
  const find = useEffectEvent(() => {
    // Skip a redacted result, and a result that has been searched before.
    if (secrets !== SEARCHING) return
    const onResult = (found: SecretPlaces) => know({ state: 'found', found })
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
  const redact = (found: SecretPlaces) => {
    know({ state: 'redacting' })
    const takeRedacted = (next: JsonResult) =>
      put(next, { state: 'redacted', before: result, found })
    redactIn(found, { onFailure, onResult: takeRedacted }, { whole })
  }
  const undo = (before: JsonResult, found: SecretPlaces) => put(before, { state: 'found', found })
  return { secrets, redact, undo }
}

const NOT_SEARCHED = 'This result was not searched for secrets.'
const REDACT = 'Redact'
const REDACTING = 'Redacting…'
const UNDO = 'Undo redaction'

/** Returns the warning, for example "May contain 3 secrets in 1.2 KB". */
function foundWords(count: number, bytes: number): string {
  return `May contain ${counted(count, 'secret')} in ${fileSize(bytes)}.`
}

/** Returns the message after redaction. */
function redactedWords(count: number): string {
  const values = counted(count, 'value is', 'values are')
  return `${values} replaced by "[redacted]" in the result that you see, copy and download. The input is unchanged.`
}

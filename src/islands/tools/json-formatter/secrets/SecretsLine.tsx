import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { JsonResult } from '@/json/text/result.ts'
import type { SecretGroup } from '@/json/secrets/secret-groups.ts'
import {
  announced,
  secretsOf,
  FOUND,
  NOT_SEARCHED,
  placeWords,
  REDACT,
  REDACTING,
  redactedWords,
  SHOW,
  UNDO,
} from './sentences.ts'
import type { FoundSecrets as Found } from '@/json/secrets/secrets-task.ts'
import { useTask } from '../document-tasks.ts'

export interface SecretsLineProps {
  result: JsonResult
  /** Shows a byte of the result. */
  onShow: (offset: number) => void
  /** Receives the redacted result, or the original one after undo. */
  onResult: (result: JsonResult) => void
}

/** Warns about possible secrets in a result before the visitor shares it, and redacts them with one click. */
export function SecretsLine({ result, onShow, onResult }: SecretsLineProps) {
  const { secrets, redact, undo } = useSecrets(result, onResult)
  if (secrets.state === 'searching') return null
  if (secrets.state === 'found' && secrets.found.groups.length === 0) return null
  return (
    <div className="pane-notices text-sm" data-secrets={secrets.state}>
      {/* Screen readers announce only the number of secrets, not every one. */}
      <p className="sr-only" role="status">
        {secrets.state === 'found' ? announced(secrets.found.groups) : ''}
      </p>
      {secrets.state === 'failed' && <p className="hint">{NOT_SEARCHED}</p>}
      {secrets.state === 'redacting' && (
        <p className="hint" role="status">
          {REDACTING}
        </p>
      )}
      {secrets.state === 'found' && (
        <Notice>
          <Groups groups={secrets.found.groups} onShow={onShow} />
          <Action label={REDACT} onClick={() => redact(secrets.found)} />
        </Notice>
      )}
      {secrets.state === 'redacted' && (
        <Notice>
          <p role="status">{redactedWords(secrets.found.places.starts.length)}</p>
          <Action label={UNDO} onClick={() => undo(secrets.before, secrets.found)} />
        </Notice>
      )}
    </div>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="notice flex flex-wrap items-center gap-3">{children}</div>
}

type GroupsProps = Pick<Found, 'groups'> & Pick<SecretsLineProps, 'onShow'>

/** Shows a single kind of secret on one line, and several kinds in a disclosure. */
function Groups({ groups, onShow }: GroupsProps) {
  const [group] = groups
  if (group !== undefined && groups.length === 1) {
    return (
      <>
        <Place group={group} lead={`${FOUND} `} />
        <Action label={SHOW} onClick={() => onShow(group.offset)} />
      </>
    )
  }
  return (
    <details className="fold">
      <summary>{`${FOUND} ${groups.map(secretsOf).join(', ')}`}</summary>
      <ul className="mt-1 max-h-48 overflow-y-auto">
        {groups.map((one) => (
          <li key={one.kind} className="mt-1 flex flex-wrap items-center gap-3">
            <Place group={one} />
            <Action label={SHOW} onClick={() => onShow(one.offset)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Place({ group, lead = '' }: { group: SecretGroup; lead?: string }) {
  return (
    <p>
      {lead + secretsOf(group) + placeWords(group)}
      <code className="[overflow-wrap:anywhere]">{group.path}</code>
    </p>
  )
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button button-small" onClick={onClick}>
      {label}
    </button>
  )
}

/** The state of the search for secrets in a result. */
type Secrets =
  | { state: 'searching' | 'redacting' | 'failed' }
  | { state: 'found'; found: Found }
  | { state: 'redacted'; before: JsonResult; found: Found }

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

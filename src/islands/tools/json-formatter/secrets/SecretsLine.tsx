import type { JsonResult } from '../engine/protocol.ts'
import { useSecrets, type Found } from './use-secrets.ts'
import { counted, FOUND, NOT_SEARCHED, REDACT, REDACTING, redactedWords, UNDO } from './words.ts'

export interface SecretsLineProps {
  result: JsonResult
  /** Goes to a byte of the result. */
  onShow: (offset: number) => void
  /** Takes the result without its secrets, or the one with them back. */
  onResult: (result: JsonResult) => void
}

/** Says, before a result is copied or shared, which secrets it seems to hold, and replaces them by one click. */
export function SecretsLine({ result, onShow, onResult }: SecretsLineProps) {
  const { secrets, redact, undo } = useSecrets(result, onResult)
  if (secrets.state === 'searching') return null
  if (secrets.state === 'found' && secrets.found.groups.length === 0) return null
  return (
    <div className="pane-notices text-sm" role="status" data-secrets={secrets.state}>
      {secrets.state === 'failed' && <p className="hint">{NOT_SEARCHED}</p>}
      {secrets.state === 'redacting' && <p className="hint">{REDACTING}</p>}
      {secrets.state === 'found' && (
        <div className="notice max-h-48 overflow-y-auto text-sm">
          <div className="flex flex-wrap items-center gap-3">
            <p>{FOUND}</p>
            <Action label={REDACT} onClick={() => redact(secrets.found)} />
          </div>
          <Groups groups={secrets.found.groups} onShow={onShow} />
        </div>
      )}
      {secrets.state === 'redacted' && (
        <div className="notice flex flex-wrap items-center gap-3">
          <p>{redactedWords(secrets.found.places.starts.length)}</p>
          <Action label={UNDO} onClick={() => undo(secrets.before, secrets.found)} />
        </div>
      )}
    </div>
  )
}

function Groups({ groups, onShow }: Pick<Found, 'groups'> & Pick<SecretsLineProps, 'onShow'>) {
  return (
    <ul>
      {groups.map(({ kind, count, path, offset }) => (
        <li key={kind} className="mt-1 flex flex-wrap items-center gap-3">
          <span>
            {counted(kind, count)} <code className="[overflow-wrap:anywhere]">{path}</code>
          </span>
          <Action label="Show" onClick={() => onShow(offset)} />
        </li>
      ))}
    </ul>
  )
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button button-small" onClick={onClick}>
      {label}
    </button>
  )
}

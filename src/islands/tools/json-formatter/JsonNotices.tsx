import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import type { DuplicateKeyWarning, JsonFailure } from '@/json/text/result.ts'
import type { JsonView } from './use-json-formatter.ts'

interface Props {
  view: JsonView
  onShow: ((index: number, length: number) => void) | undefined
  /** Opens the list of repairable problems. */
  onRepair: () => void
}

/** Shows the validation error and its position, or the warnings. */
export function JsonNotices({ view, ...verbs }: Props) {
  const { outcome, trouble, validity } = view
  if (trouble !== undefined) {
    return (
      <div className="notice" data-tone="bad">
        {trouble}
      </div>
    )
  }
  if (outcome === undefined) return null
  if (outcome.validity === 'invalid') {
    return <Failure message={outcome.message} failure={outcome.failure} {...verbs} />
  }
  if (validity === 'unknown') {
    return <p className="hint">The input has changed since this result was made.</p>
  }
  return (
    <>
      {outcome.hasByteOrderMark && (
        <p className="notice text-sm" data-warning="byte-order-mark">
          The input begins with a byte order mark (BOM), which JSON should not have. It is not in
          the output.
        </p>
      )}
      {outcome.duplicateCount > 0 && (
        <Duplicates count={outcome.duplicateCount} listed={outcome.duplicates} />
      )}
    </>
  )
}

interface FailureProps extends Omit<Props, 'view'> {
  message: string
  failure: JsonFailure | undefined
}

function Failure({ message, failure, onShow, onRepair }: FailureProps) {
  return (
    <div className="notice [overflow-wrap:anywhere]" data-tone="bad" data-error>
      <p className="font-semibold">{message}</p>
      {failure !== undefined && (
        <>
          <Excerpt {...failure.excerpt} />
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            {`Line ${failure.line}, column ${failure.column}`}
            {onShow !== undefined && (
              <button
                type="button"
                className="button button-small"
                onClick={() => onShow(failure.index, failure.excerpt.at.length)}
              >
                Show in the input
              </button>
            )}
            <button type="button" className="button button-small" onClick={onRepair} data-repair>
              Repair…
            </button>
          </p>
        </>
      )}
    </div>
  )
}

function Excerpt({ before, at, after }: JsonFailure['excerpt']) {
  return (
    <p className="mt-1 font-mono text-sm whitespace-pre-wrap">
      {before}
      <mark className="rounded-sm bg-bad px-0.5 text-card">{at.trim() === '' ? '␣' : at}</mark>
      {after}
    </p>
  )
}

function Duplicates({ count, listed }: { count: number; listed: DuplicateKeyWarning[] }) {
  return (
    <details className="notice fold max-h-48 overflow-y-auto text-sm" data-warning="duplicate-keys">
      <summary>
        {counted(count, 'key occurs twice', 'keys repeat an earlier one')} in the same object
      </summary>
      <p>All are kept in the output. Most programs read only the last one.</p>
      <ul className="mt-1 list-disc pl-5">
        {listed.map(({ key, path, line }, index) => (
          <li key={index}>
            <code className="[overflow-wrap:anywhere]">{JSON.stringify(key)}</code>
            {` in ${path}, line ${whole(line)}`}
          </li>
        ))}
      </ul>
      {count > listed.length && <p>{`The first ${listed.length} are listed.`}</p>}
    </details>
  )
}

import { useMemo, useRef } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { LONGEST_IN_PANEL, TOO_LONG_FOR_PANEL } from '../panel-limit.ts'
import type { UrlPanelProps } from '../percent-encoding.ts'
import { addressIn, type FoundAddress } from './address-in.ts'
import { PartsTable } from './PartsTable.tsx'
import { QueryTable } from './QueryTable.tsx'
import { TRACKING } from './tracking-parameters.ts'
import { nameOf, useAddressDraft } from './use-address-draft.ts'

/** The parts of the address in the tool's input, as tables that are edited and write the address back. */
export function AddressPanel({ text, onReplace }: UrlPanelProps) {
  const found = useMemo(() => addressIn(text), [text])
  if (text.length > LONGEST_IN_PANEL) return <p className="field-problem">{TOO_LONG_FOR_PANEL}</p>
  if (found === undefined) return <p className="hint">{NONE}</p>
  return <Editor found={found} onReplace={onReplace} />
}

const NONE =
  'Type or paste an address above, such as https://example.com/search?q=tea or /search?q=tea.'
const FAITHFUL =
  'What you leave alone stays to the letter: the order, repeated names, and how each sign is escaped. Type names and values as they read; they are escaped for you.'

type Draft = ReturnType<typeof useAddressDraft>

interface EditorProps extends Pick<UrlPanelProps, 'onReplace'> {
  found: FoundAddress
}

function Editor({ found, onReplace }: EditorProps) {
  const draft = useAddressDraft(found)
  return (
    <div className="url-part">
      <p className="hint">{FAITHFUL}</p>
      <PartsTable key={draft.revision} parts={draft.parts} onParts={draft.setParts} />
      <QueryTable draft={draft} />
      <Tracking draft={draft} />
      <EditedAddress draft={draft} onReplace={onReplace} />
    </div>
  )
}

function EditedAddress({ draft, onReplace }: { draft: Draft } & Pick<UrlPanelProps, 'onReplace'>) {
  const { edited, isEdited } = draft
  const place = useRef<HTMLElement>(null)
  return (
    <section ref={place} className="url-result" aria-label="Edited address" tabIndex={-1}>
      <div className="pane-head">
        <h2>Edited address</h2>
        <div className="pane-actions">
          <button
            type="button"
            className="button button-small"
            disabled={!isEdited}
            onClick={() => {
              draft.reset()
              passFocus(() => place.current)
            }}
          >
            Start over
          </button>
          <button
            type="button"
            className="button button-small"
            disabled={!isEdited}
            onClick={() => onReplace(edited)}
          >
            Put into the input
          </button>
          <CopyButton text={edited} accessibleLabel="Copy: edited address" />
        </div>
      </div>
      <p className="url-text" translate="no">
        {edited}
      </p>
    </section>
  )
}

/** The parameters of the query that follow a person, a click or a campaign. */
function Tracking({ draft }: { draft: Draft }) {
  const said = useRef<HTMLParagraphElement>(null)
  const remove = () => {
    draft.removeTracking()
    passFocus(() => said.current)
  }
  const names = [...new Set(draft.tracking.map(({ raw }) => nameOf(raw)))]
  return (
    <div>
      <p ref={said} role="status" tabIndex={-1}>
        {names.length === 0
          ? 'No known tracking parameter is in this query.'
          : `Tracking parameters: ${names.join(', ')}.`}
      </p>
      {names.length > 0 && (
        <button type="button" className="button mt-2" onClick={remove}>
          Remove the tracking parameters
        </button>
      )}
      <p className="hint mt-2">
        The list is of {TRACKING.listedOn}: {TRACKING.source}. It is not complete.
      </p>
    </div>
  )
}

import { useMemo, useRef } from 'react'

import { ResultSection } from '@/islands/ui/text/ResultSection.tsx'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { LONGEST_IN_PANEL, TOO_LONG_FOR_PANEL } from '../escaped-characters.ts'
import type { UrlPanelProps } from '../percent-encoding.ts'
import { addressIn, type AddressParts, type FoundAddress } from './split-address.ts'
import { editPart, partProblem, type EditedPart, shownComponent } from './edit-component.ts'
import { TypedField } from './TypedField.tsx'
import { QueryTable } from './QueryTable.tsx'
import { TRACKING } from './tracking-parameters.ts'
import { nameOf, useAddressDraft } from './use-address-draft.ts'

/** Edits the parts of the address in the input, and writes the result back. */
export function AddressPanel({ text, onReplace }: UrlPanelProps) {
  const found = useMemo(() => addressIn(text), [text])
  if (text.length > LONGEST_IN_PANEL) return <p className="field-problem">{TOO_LONG_FOR_PANEL}</p>
  if (found === undefined) return <p className="hint">{NONE}</p>
  return <Editor found={found} onReplace={onReplace} />
}

const NONE =
  'Type or paste an address above, such as https://example.com/search?q=tea or /search?q=tea.'
const FAITHFUL =
  'Parts you do not edit stay exactly as they are. Type names and values unescaped: they are escaped for you.'

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
    <ResultSection
      ref={place}
      heading="Edited address"
      name="edited address"
      text={edited}
      before={
        <>
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
        </>
      }
    >
      <p className="result-text" translate="no">
        {edited}
      </p>
    </ResultSection>
  )
}

/** Lists and removes the tracking parameters of the query. */
function Tracking({ draft }: { draft: Draft }) {
  const status = useRef<HTMLParagraphElement>(null)
  const remove = () => {
    draft.removeTracking()
    passFocus(() => status.current)
  }
  const names = [...new Set(draft.tracking.map(({ raw }) => nameOf(raw)))]
  return (
    <div>
      <p ref={status} role="status" tabIndex={-1}>
        {names.length === 0
          ? 'This query has no known tracking parameters.'
          : `Tracking parameters: ${names.join(', ')}.`}
      </p>
      {names.length > 0 && (
        <button type="button" className="button mt-2" onClick={remove}>
          Remove the tracking parameters
        </button>
      )}
      <p className="hint mt-2">
        Tracking list of {TRACKING.listedOn}: {TRACKING.source}. It is not complete.
      </p>
    </div>
  )
}

const PARTS: readonly { part: EditedPart; label: string; ofHost: boolean }[] = [
  { part: 'scheme', label: 'Scheme', ofHost: false },
  { part: 'user', label: 'User name', ofHost: true },
  { part: 'password', label: 'Password', ofHost: true },
  { part: 'host', label: 'Host', ofHost: true },
  { part: 'port', label: 'Port', ofHost: true },
  { part: 'path', label: 'Path', ofHost: false },
  { part: 'fragment', label: 'Fragment', ofHost: false },
]

interface PartsTableProps {
  parts: AddressParts
  onParts: (parts: AddressParts) => void
}

/** Edits every part of an address except the query, one field per part. */
function PartsTable({ parts, onParts }: PartsTableProps) {
  const shownParts = PARTS.filter(({ part, ofHost }) =>
    part === 'scheme' ? parts.scheme !== undefined : !ofHost || parts.slashes !== undefined,
  )
  return (
    <table className="url-table">
      <caption>Parts</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {shownParts.map(({ part, label }) => (
          <tr key={part}>
            <th scope="row">{label}</th>
            <td>
              <TypedField
                label={label}
                shown={shownPart(part, parts)}
                before={parts}
                problemIn={(typed) => partProblem(parts, part, typed)}
                onTyped={(before, typed) => onParts(editPart(before, part, typed))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shownPart(part: EditedPart, parts: AddressParts): string {
  const raw = parts[part] ?? ''
  return part === 'scheme' || part === 'host' || part === 'port' ? raw : shownComponent(part, raw)
}

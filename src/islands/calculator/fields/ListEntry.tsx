import { memo, type ReactNode, type RefObject, useCallback } from 'react'

import type { ControlProps, Fields } from './field-types.ts'
import { readInput, type Texts } from '../frame/inputs.ts'
import { useLatest } from './use-latest.ts'

/** The actions on the entry at an index. */
interface Actions<Entry extends object> {
  change: (index: number, texts: Texts<Entry>) => void
  focus: (index: number) => void
  remove: (index: number) => void
}

interface EntryProps<Entry extends object> {
  name: string
  entryLabel: string
  fields: Fields<Entry>
  hiddenFields: ((entry: Entry) => readonly (keyof Entry)[]) | undefined
  error: ((entry: Entry) => string | undefined) | undefined
  drawFields: ControlProps<unknown>['drawFields']
  /** Stays the same, so that only an entry that has changed is drawn again. */
  actions: RefObject<Actions<Entry>>
  texts: Texts<Entry>
  index: number
  /** Counted from 1. */
  number: number
  /** Whether it was added and is not counted yet. */
  isUntouched: boolean
}

/** One entry of a list: its fields, what removes it, and what is wrong with it. */
export const ListEntry = memo(function ListEntry<Entry extends object>(
  props: EntryProps<Entry>,
): ReactNode {
  const { name, fields, texts, index, isUntouched, actions, drawFields } = props
  const title = `${props.entryLabel} ${props.number}`
  const entry = readInput(fields, texts)
  const error = props.error?.(entry)
  const change = useChange(props)
  return (
    <li>
      <fieldset className="list-entry">
        <legend className="sr-only">{title}</legend>
        <div className="list-entry-head">
          <span aria-hidden="true">{title}</span>
          <RemoveButton entry={title} onRemove={() => actions.current.remove(index)} />
        </div>
        {drawFields({
          fields,
          texts,
          input: entry,
          namePrefix: `${name}.${index}.`,
          hidden: props.hiddenFields?.(entry),
          onText: change,
        })}
        <p className="field-problem" role="status">
          {isUntouched ? undefined : error}
        </p>
        {isUntouched && (
          <Untouched
            isUsable={error === undefined}
            onCount={() => {
              actions.current.change(index, { ...texts })
              // The button goes away, and must not take the focus with it.
              actions.current.focus(index)
            }}
          />
        )}
      </fieldset>
    </li>
  )
}) as <Entry extends object>(props: EntryProps<Entry> & { key?: unknown }) => ReactNode

/** Returns what changes a field of an entry. It stays the same function, so that a key in one field renders no other. */
function useChange<Entry extends object>({ actions, index, texts }: EntryProps<Entry>) {
  const latest = useLatest((field: keyof Entry, text: string) =>
    actions.current.change(index, { ...texts, [field]: text }),
  )
  return useCallback((field: keyof Entry, text: string) => latest.current(field, text), [latest])
}

/** What an added entry says until a field of it has been changed. Its values can be taken as they are. */
function Untouched({ isUsable, onCount }: { isUsable: boolean; onCount: () => void }) {
  return (
    <div className="list-actions mt-2">
      <p className="hint">Not counted until you change it.</p>
      {isUsable && (
        <button type="button" className="button button-small" onClick={onCount}>
          Count it as it is
        </button>
      )}
    </div>
  )
}

function RemoveButton({ entry, onRemove }: { entry: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={`Remove ${entry.toLowerCase()}`}
      onClick={onRemove}
    >
      <svg className="size-5" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
        <path strokeWidth="1.75" strokeLinecap="round" d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  )
}

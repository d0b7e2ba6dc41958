import { memo, type ReactNode, type RefObject, useCallback, useRef } from 'react'

import type { ControlProps, Fields } from './field-types.ts'
import { isEnterInBox, ListLine } from './ListLine.tsx'
import { readInput, type Texts, unreadLabels } from '../frame/inputs.ts'
import { useLatest } from './use-latest.ts'

/** The actions on the entry at an index. */
interface Actions<Entry extends object> {
  change: (index: number, texts: Texts<Entry>) => void
  open: (index: number) => void
  /** Closes it. An added one counts from then on with these texts. */
  close: (index: number, counted?: Texts<Entry>) => void
  remove: (index: number, texts: Texts<Entry>) => void
}

interface EntryProps<Entry extends object> {
  name: string
  entryLabel: string
  fields: Fields<Entry>
  hiddenFields: ((entry: Entry) => readonly (keyof Entry)[]) | undefined
  error: ((entry: Entry) => string | undefined) | undefined
  line: (entry: Entry) => string
  drawFields: ControlProps<unknown>['drawFields']
  /** Stays the same, so that only an entry that has changed is drawn again. */
  actions: RefObject<Actions<Entry>>
  texts: Texts<Entry>
  index: number
  /** Counted from 1. */
  number: number
  /** Whether it was added and is not counted yet. */
  isUntouched: boolean
  isCounted: (texts: Texts<Entry>) => boolean
  isOpened: boolean
}

/** One entry of a list: a line, or while it is opened or invalid, its fields. */
export const ListEntry = memo(function ListEntry<Entry extends object>(
  props: EntryProps<Entry>,
): ReactNode {
  const { name, fields, texts, index, number, isUntouched, actions } = props
  const entry = readInput(fields, texts)
  const hidden = props.hiddenFields?.(entry)
  const isCounted = props.isCounted(texts)
  const error = isCounted ? props.error?.(entry) : undefined
  const isInvalid = error !== undefined || unreadLabels(fields, entry, hidden).length > 0
  const isOpen = props.isOpened || (isInvalid && !isUntouched)
  const change = useChange(props)
  const { form, close } = useClose(props, isInvalid)
  const line = isCounted ? props.line(entry) : 'Not filled in yet'
  return (
    <ListLine
      title={`${props.entryLabel} ${number}`}
      isUncounted={!isCounted}
      onToggle={() => (isOpen ? close() : actions.current.open(index))}
      onRemove={() => actions.current.remove(index, texts)}
      {...{ number, index, line, isOpen }}
    >
      <div ref={form} onKeyDown={(event) => isEnterInBox(event) && close()}>
        {props.drawFields({
          fields,
          texts,
          input: entry,
          namePrefix: `${name}.${index}.`,
          hidden,
          onText: change,
        })}
        <p className="field-problem" role="status">
          {error}
        </p>
        <DoneButton onPress={close} isCounted={isCounted} />
      </div>
    </ListLine>
  )
}) as <Entry extends object>(props: EntryProps<Entry> & { key?: unknown }) => ReactNode

/** The button that closes an entry, and why an incomplete one does not count. */
function DoneButton({ isCounted, onPress }: { isCounted: boolean; onPress: () => void }) {
  return (
    <div className="list-actions mt-3">
      <button type="button" className="button needs-script" onClick={onPress}>
        Done
      </button>
      {!isCounted && <p className="hint">Not counted until you fill it in.</p>}
    </div>
  )
}

/** Returns what closes an entry. An added one counts from then on; one with an error stays open, with the focus in its field. */
function useClose<Entry extends object>(
  { actions, index, texts, isUntouched, isCounted }: EntryProps<Entry>,
  isInvalid: boolean,
) {
  const form = useRef<HTMLDivElement>(null)
  const close = () => {
    const own = { ...texts }
    if (isUntouched || !isInvalid)
      actions.current.close(index, isUntouched && !isInvalid && isCounted(own) ? own : undefined)
    else
      (
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ??
        form.current?.querySelector<HTMLElement>('input, select')
      )?.focus()
  }
  return { form, close }
}

/** Returns what changes a field of an entry. It stays the same function, so that a key in one field renders no other. */
function useChange<Entry extends object>({ actions, index, texts }: EntryProps<Entry>) {
  const latest = useLatest((field: keyof Entry, text: string) =>
    actions.current.change(index, { ...texts, [field]: text }),
  )
  return useCallback((field: keyof Entry, text: string) => latest.current(field, text), [latest])
}

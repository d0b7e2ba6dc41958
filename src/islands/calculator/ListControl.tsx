import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'

import type { ControlProps, Fields } from './definition.ts'
import { initialTexts, readInput, type Texts } from './inputs.ts'

/** What draws a long list in parts (`useListPages`), from its name and how many entries it has. */
export type UsePages = (name: string, count: number) => ListPages

/** The part of a list that is drawn: its first entry and the one after its last. */
export interface ListPages {
  start: number
  end: number
  /** Draws the part that has this entry. */
  show: (index: number) => void
  /** What names the part, over the entries, and what leads to the next one. */
  choice: ReactNode
  next: ReactNode
}

interface Props<Entry extends object> extends ControlProps<readonly Entry[]> {
  fields: Fields<Entry>
  entryLabel: string
  most: number
  usePages?: UsePages
  hiddenFields?: (entry: Entry) => readonly (keyof Entry)[]
  error?: (entry: Entry) => string | undefined
  /** What stands in the fields of each entry. */
  entries: readonly Texts<Entry>[]
  write: (entries: readonly Texts<Entry>[]) => string
}

/** A list of like entries: each with its fields, what removes it and what brings it back, and at the end what adds one. */
export function ListControl<Entry extends object>(props: Props<Entry>) {
  const { name, label, hint, entryLabel, most, entries } = props
  const { fields, hiddenFields, error, drawFields } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const pages = props.usePages?.(name, entries.length)
  const { keys, actions, add, removed, restore } = useEntries(props, pages, box)
  const { start = 0 } = pages ?? {}
  const shared = { name, entryLabel, fields, hiddenFields, error, drawFields, actions }
  return (
    <fieldset ref={box} className="list">
      <legend className="label">{label}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {pages?.choice}
      {entries.length > 0 && (
        <ol className="grid gap-3">
          {entries.slice(start, pages?.end).map((texts, offset) => {
            const index = start + offset
            return <Entry {...shared} key={keys[index]} texts={texts} index={index} />
          })}
        </ol>
      )}
      <div className="list-actions needs-script">
        {pages?.next}
        <button type="button" className="button" disabled={entries.length >= most} onClick={add}>
          Add {entryLabel.toLowerCase()}
        </button>
        {removed !== undefined && (
          <button type="button" className="button" data-restore onClick={restore}>
            Undo: bring back {entryLabel.toLowerCase()} {removed + 1}
          </button>
        )}
        {entries.length >= most && <p className="hint">There is room for {most}.</p>}
      </div>
    </fieldset>
  )
}

/** What is done to the entry at an index. */
interface Actions<Entry extends object> {
  change: (index: number, texts: Texts<Entry>) => void
  remove: (index: number) => void
}

interface EntryProps<Entry extends object> {
  name: string
  entryLabel: string
  fields: Fields<Entry>
  hiddenFields: Props<Entry>['hiddenFields']
  error: Props<Entry>['error']
  drawFields: Props<Entry>['drawFields']
  /** Stays the same, so that only an entry that has changed is drawn anew. */
  actions: RefObject<Actions<Entry>>
  texts: Texts<Entry>
  index: number
}

const Entry = memo(function Entry<Entry extends object>(props: EntryProps<Entry>): ReactNode {
  const { name, fields, texts, index, actions, drawFields } = props
  const title = `${props.entryLabel} ${index + 1}`
  const entry = readInput(fields, texts)
  const error = props.error?.(entry)
  return (
    <li>
      <fieldset className="list-entry">
        <legend className="sr-only">{title}</legend>
        <div className="list-entry-head">
          <span aria-hidden="true">{title}</span>
          <button
            type="button"
            className="icon-button needs-script"
            aria-label={`Remove ${title.toLowerCase()}`}
            onClick={() => actions.current.remove(index)}
          >
            <svg className="size-5" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
              <path strokeWidth="1.75" strokeLinecap="round" d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {drawFields({
          fields,
          texts,
          input: entry,
          namePrefix: `${name}.${index}.`,
          hidden: props.hiddenFields?.(entry),
          onText: (field, text) => actions.current.change(index, { ...texts, [field]: text }),
        })}
        <p className="field-problem" role="status">
          {error}
        </p>
      </fieldset>
    </li>
  )
}) as <Entry extends object>(props: EntryProps<Entry> & { key?: unknown }) => ReactNode

/** The entries with keys that stay with them, and what is done to them. The focus goes along. */
function useEntries<Entry extends object>(
  { name, fields, entries, write, onText }: Props<Entry>,
  pages: ListPages | undefined,
  box: RefObject<HTMLFieldSetElement | null>,
) {
  const [keys, setKeys] = useState<readonly number[]>([])
  const [lost, setLost] = useState<{ index: number; texts: Texts<Entry> }>()
  // Entries that came from elsewhere, such as a link, get keys after the last one.
  const shownKeys = entries.map((_, index) => keys[index] ?? nextKey(keys) + index)
  const put = (index: number, removes: number, added: readonly Texts<Entry>[]) => {
    setKeys(shownKeys.toSpliced(index, removes, ...added.map(() => nextKey(shownKeys))))
    onText(write(entries.toSpliced(index, removes, ...added)))
  }
  const focus = useFocus(box)
  const actions = {
    change: (index: number, texts: Texts<Entry>) => onText(write(entries.with(index, texts))),
    remove(index: number) {
      const texts = entries[index]
      setLost(texts && { index, texts })
      put(index, 1, [])
      focus('[data-restore]')
    },
  }
  /** Puts an entry where it is seen. Many others may have to be drawn with it, in steps. */
  const show = (index: number, texts: Texts<Entry>) => {
    startTransition(() => {
      setLost(undefined)
      put(index, 0, [texts])
      pages?.show(index)
    })
    focus(`[name^="${name}.${index}."]`)
  }
  return {
    keys: shownKeys,
    actions: useLatest(actions),
    removed: lost?.index,
    add: () => show(entries.length, initialTexts(fields)),
    restore: () => lost && show(lost.index, lost.texts),
  }
}

/** Puts the focus on what a selector finds in the box, once it is drawn. */
function useFocus(box: RefObject<HTMLElement | null>) {
  const due = useRef('')
  useEffect(() => {
    if (due.current === '') return
    const found = box.current?.querySelector<HTMLElement>(due.current)
    if (found) due.current = ''
    found?.focus()
  })
  return (selector: string) => {
    due.current = selector
  }
}

/** A box that always holds the newest value and stays the same one. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

function nextKey(keys: readonly number[]): number {
  return Math.max(0, ...keys) + 1
}

import { startTransition, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

import type { ControlProps, Fields } from './field-types.ts'
import type { Texts } from '../frame/inputs.ts'
import { ListEntry } from './ListEntry.tsx'
import { useLatest } from './use-latest.ts'

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
  /** The texts in the fields of each entry. */
  entries: readonly Texts<Entry>[]
  /** The texts of an added entry: this same object as long as nobody has changed them. */
  added: Texts<Entry>
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
  const numbers = numbersOf(entries, props.added)
  return (
    <fieldset ref={box} className="list">
      <legend className="label">{label}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {pages?.choice}
      {entries.length > 0 && (
        <ol className="grid gap-3">
          {entries.slice(start, pages?.end).map((texts, offset) => {
            const index = start + offset
            const state = { number: numbers[index] ?? 0, isUntouched: texts === props.added }
            return <ListEntry {...shared} key={keys[index]} {...{ texts, index, ...state }} />
          })}
        </ol>
      )}
      <div className="list-actions needs-script">
        {pages?.next}
        <button type="button" className="button" disabled={entries.length >= most} onClick={add}>
          Add {entryLabel.toLowerCase()}
        </button>
        {removed !== undefined && (
          <RestoreButton entry={`${entryLabel} ${removed + 1}`} onRestore={restore} />
        )}
        {entries.length >= most && <p className="hint">There is room for {most}.</p>}
      </div>
    </fieldset>
  )
}

function RestoreButton({ entry, onRestore }: { entry: string; onRestore: () => void }) {
  return (
    <button type="button" className="button" data-restore onClick={onRestore}>
      Undo: bring back {entry.toLowerCase()}
    </button>
  )
}

/** The numbers of the entries. Those that do not count come last, so that results and forms number the others alike. */
function numbersOf(entries: readonly object[], added: object): number[] {
  let counted = 0
  let others = entries.filter((texts) => texts !== added).length
  return entries.map((texts) => (texts === added ? ++others : ++counted))
}

/** The entries with keys that stay with them, and what is done to them. The focus goes along. */
function useEntries<Entry extends object>(
  { name, entries, added, write, onText }: Props<Entry>,
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
  const focusEntry = (index: number) => focus(`[name^="${name}.${index}."]`)
  const actions = {
    change: (index: number, texts: Texts<Entry>) => onText(write(entries.with(index, texts))),
    focus: focusEntry,
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
    focusEntry(index)
  }
  return {
    keys: shownKeys,
    actions: useLatest(actions),
    removed: lost?.index,
    add: () => show(entries.length, added),
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

function nextKey(keys: readonly number[]): number {
  return Math.max(0, ...keys) + 1
}

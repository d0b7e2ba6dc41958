import { useId, useRef, startTransition, useEffect, useState, type RefObject } from 'react'

import type { Texts } from '../frame/inputs.ts'
import { ListEntry } from './ListEntry.tsx'
import type { ListPages, ListProps } from './list-types.ts'
import { useLatest } from './use-latest.ts'

/** A list of similar entries: each is a line that opens as a form, with undo after one is removed. */
export function ListControl<Entry extends object>(props: ListProps<Entry>) {
  const { name, label, hint, entryLabel, most, entries } = props
  const hintId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const pages = props.usePages?.(name, entries.length)
  const { lost, insert, ...list } = useEntries(props, pages, box)
  return (
    <fieldset ref={box} className="list" aria-describedby={hint && hintId}>
      <legend className="label">{label}</legend>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {pages?.choice}
      {entries.length > 0 && <Lines {...props} {...list} pages={pages} />}
      <div className="list-actions needs-script">
        {pages?.next}
        <button
          type="button"
          className="button"
          disabled={entries.length >= most}
          onClick={() => insert(entries.length, props.added)}
        >
          Add {entryLabel.toLowerCase()}
        </button>
        {lost && (
          <RestoreButton
            entry={`${entryLabel} ${lost.index + 1}`}
            onRestore={() => insert(lost.index, lost.texts)}
          />
        )}
        {entries.length >= most && <p className="hint">There is room for {most}.</p>}
      </div>
    </fieldset>
  )
}

type LinesProps<Entry extends object> = ListProps<Entry> &
  Pick<ReturnType<typeof useEntries<Entry>>, 'keys' | 'opened' | 'actions'> & {
    pages: ListPages | undefined
  }

function Lines<Entry extends object>(props: LinesProps<Entry>) {
  const { name, entryLabel, fields, hiddenFields, error, isCounted, line, drawFields, actions } =
    props
  const { entries, added, keys, opened, pages } = props
  const shared = {
    name,
    entryLabel,
    fields,
    hiddenFields,
    error,
    isCounted,
    line,
    drawFields,
    actions,
  }
  const numbers = numbersOf(entries, isCounted)
  const start = pages?.start ?? 0
  return (
    <ol className="list-lines">
      {entries.slice(start, pages?.end).map((texts, offset) => {
        const index = start + offset
        const key = keys[index] ?? 0
        const state = {
          number: numbers[index] ?? 0,
          isUntouched: texts === added,
          isOpened: opened.has(key),
        }
        return <ListEntry {...shared} key={key} {...{ texts, index, ...state }} />
      })}
    </ol>
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
function numbersOf<Entry>(entries: readonly Entry[], isCounted: (entry: Entry) => boolean) {
  let counted = 0
  let others = entries.filter(isCounted).length
  return entries.map((texts) => (isCounted(texts) ? ++counted : ++others))
}

/** Returns the keys of the entries, the opened ones, and what changes the list. The focus goes along. */
function useEntries<Entry extends object>(
  props: ListProps<Entry>,
  pages: ListPages | undefined,
  box: RefObject<HTMLFieldSetElement | null>,
) {
  const { keys, keyOf, put, replace } = useKeys(props)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set(props.opensFirst && [keyOf(0)]))
  const [lost, setLost] = useState<{ index: number; texts: Texts<Entry> }>()
  const { focus, focusFields } = useFocus(box, props.name)
  const actions = {
    change(index: number, texts: Texts<Entry>) {
      // An entry that was open because of its error stays open.
      setOpened(new Set(opened).add(keyOf(index)))
      replace(index, texts)
    },
    open(index: number) {
      setOpened(new Set([keyOf(index)]))
      focusFields(index)
    },
    close(index: number, counted?: Texts<Entry>) {
      setOpened(new Set([...opened].filter((key) => key !== keyOf(index))))
      if (counted) replace(index, counted)
      focus(`[data-edit="${index}"]`)
    },
    remove(index: number, texts: Texts<Entry>) {
      setLost({ index, texts })
      put(index, 1, [])
      focus('[data-restore]')
    },
  }
  /** Inserts an entry and opens it. Many others may have to be drawn with it, in steps. */
  const insert = (index: number, texts: Texts<Entry>) => {
    startTransition(() => {
      setLost(undefined)
      setOpened(new Set([nextKey(keys)]))
      put(index, 0, [texts])
      pages?.show(index)
    })
    focusFields(index)
  }
  return { keys, opened, actions: useLatest(actions), lost, insert }
}

/** Returns keys that stay with their entries, and what inserts, removes and replaces entries. */
function useKeys<Entry extends object>({ entries, write, onText }: ListProps<Entry>) {
  const [known, setKnown] = useState<readonly number[]>([])
  // Entries that came from elsewhere, such as a link, get keys after the last one.
  const keys = entries.map((_, index) => known[index] ?? nextKey(known) + index)
  const put = (index: number, removes: number, added: readonly Texts<Entry>[]) => {
    setKnown(keys.toSpliced(index, removes, ...added.map(() => nextKey(keys))))
    onText(write(entries.toSpliced(index, removes, ...added)))
  }
  return {
    keys,
    keyOf: (index: number) => keys[index] ?? 0,
    put,
    replace: (index: number, texts: Texts<Entry>) => onText(write(entries.with(index, texts))),
  }
}

/** Puts the focus on what a selector finds in the box, or on the first field of an entry, once it is drawn. */
function useFocus(box: RefObject<HTMLElement | null>, name: string) {
  const due = useRef('')
  useEffect(() => {
    if (due.current === '') return
    const found = box.current?.querySelector<HTMLElement>(due.current)
    if (found) due.current = ''
    found?.focus()
  })
  const focus = (selector: string) => {
    due.current = selector
  }
  return { focus, focusFields: (index: number) => focus(`[name^="${name}.${index}."]`) }
}

function nextKey(keys: readonly number[]): number {
  return Math.max(0, ...keys) + 1
}

import { useId, useRef } from 'react'

import type { ListPages, ListProps } from './list-types.ts'
import { ListEntry } from './ListEntry.tsx'
import { useEntries } from './use-entries.ts'

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

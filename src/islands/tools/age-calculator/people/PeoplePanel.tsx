import { useRef, useState } from 'react'

import { dateInWords, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { agesOf, oldestFirst, type Person } from './people.ts'
import { PersonEntry } from './PersonEntry.tsx'

const MOST = 50

/** A person with a stable key. */
type Entry = Person & { key: number }

/** Several people with their ages on the day of “Age on”. The entries are never stored. */
export function PeoplePanel({ day }: { day: CalendarDate | undefined }) {
  const people = usePeople()
  const list = useRef<HTMLOListElement>(null)
  const { entries, opened, focused, change, toggle, remove } = people
  const ages = day === undefined ? [] : agesOf(entries, day)
  const lines = oldestFirst(ages)
  return (
    <div className="list pt-2 pb-4">
      <p className="hint">
        {day === undefined
          ? 'Choose a date in “Age on”, or leave it empty for today.'
          : `Ages on ${dateInWords(day)}. Names are optional.`}
      </p>
      <ol className="list-lines" ref={list}>
        {entries.map((entry, index) => (
          <PersonEntry
            key={entry.key}
            person={entry}
            index={index}
            age={ages[index]}
            isOpen={entry.key === opened || ages[index]?.problem !== undefined}
            takesFocus={entry.key === focused}
            onChange={(changes) => change(entry.key, changes)}
            onToggle={() => {
              toggle(entry.key)
              list.current?.querySelector<HTMLElement>(`[data-edit="${index}"]`)?.focus()
            }}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Actions {...people} />
      {lines.length > 1 && <OldestFirst lines={lines} />}
    </div>
  )
}

function Actions({ entries, removed, add, restore }: ReturnType<typeof usePeople>) {
  return (
    <div className="list-actions">
      <button type="button" className="button" disabled={entries.length >= MOST} onClick={add}>
        Add person
      </button>
      {removed && (
        <button
          type="button"
          className="button"
          key={removed.entry.key}
          ref={takeFocus}
          onClick={restore}
        >
          Undo: bring back person {removed.index + 1}
        </button>
      )}
      {entries.length >= MOST && <p className="hint">There is room for {MOST}.</p>}
    </div>
  )
}

function OldestFirst({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      <div className="list-actions">
        <p className="label font-semibold">Oldest first</p>
        <CopyButton text={lines.join('\n')} />
      </div>
      <ol className="list-decimal pl-6" data-oldest-first>
        {lines.map((line, index) => (
          <li className="wrap-anywhere" key={`${index} ${line}`}>
            {line}
          </li>
        ))}
      </ol>
    </div>
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

function usePeople() {
  const [entries, setEntries] = useState<readonly Entry[]>(() => [blank(1), blank(2)])
  const [lastKey, setLastKey] = useState(2)
  const [opened, setOpened] = useState<number | undefined>(1)
  const [focused, setFocused] = useState<number>()
  const open = (key: number | undefined) => {
    setOpened(key)
    setFocused(key)
  }
  const [removed, setRemoved] = useState<{ index: number; entry: Entry }>()
  return {
    entries,
    removed,
    /** The key of the open entry. One with an error is open too. */
    opened,
    /** The key of the entry that was last opened, added or restored. */
    focused,
    change(key: number, changes: Partial<Person>) {
      setOpened(key)
      setEntries((current) =>
        current.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)),
      )
    },
    /** Opens an entry and closes the others, or closes it. */
    toggle: (key: number) => open(key === opened ? undefined : key),
    add() {
      setRemoved(undefined)
      setLastKey(lastKey + 1)
      open(lastKey + 1)
      setEntries([...entries, blank(lastKey + 1)])
    },
    remove(index: number) {
      const entry = entries[index]
      setRemoved(entry && { index, entry })
      setEntries(entries.toSpliced(index, 1))
    },
    restore() {
      if (removed) setEntries(entries.toSpliced(removed.index, 0, removed.entry))
      open(removed?.entry.key)
      setRemoved(undefined)
    },
  }
}

function blank(key: number): Entry {
  return { key, name: '', birth: '', isUnreadable: false }
}

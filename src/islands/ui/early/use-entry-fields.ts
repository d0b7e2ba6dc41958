import { useEffect, useState, type RefObject } from 'react'

import { useEarly, type FieldValues } from './use-early.ts'

/** Safari refuses more than a hundred changes of an entry in half a minute. */
const REST_MS = 300

/**
 * Stores field values in the page's history entry, so that a reload or Back can restore them (`entryFields`). They are in no
 * storage, address or other tab. Only for fields without secrets.
 */
export function useEntryFields(values: FieldValues): void {
  const written = JSON.stringify(values)
  const [initial] = useState(written)
  useEffect(() => {
    if (written === initial && entryFields() === undefined) return
    const store = () => {
      settle()
      storeInEntry(JSON.parse(written) as FieldValues)
    }
    const timer = setTimeout(store, REST_MS)
    // Listened for only while a change waits to be stored: Firefox does not cache a page with this listener for Back.
    // `pagehide` would be too late.
    window.addEventListener('beforeunload', store)
    const settle = () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', store)
    }
    // A link within the page makes a new entry.
    window.addEventListener('hashchange', store)
    return () => {
      settle()
      window.removeEventListener('hashchange', store)
    }
  }, [written, initial])
}

/**
 * Stores the named fields below `area` in the history entry and restores them after a reload or Back. Text typed before
 * hydration is newer than stored text.
 */
export function useRestoredFields(area: RefObject<HTMLElement | null>, values: FieldValues): void {
  useEarly({ area, stored: entryFields })
  useEntryFields(values)
}

/** Returns the fields stored in this history entry by name, undefined without any. */
export function entryFields(): FieldValues | undefined {
  const state = history.state as { fields?: FieldValues } | null
  return state?.fields
}

function storeInEntry(values: FieldValues): void {
  try {
    history.replaceState(
      { ...(history.state as object | null), fields: { ...entryFields(), ...values } },
      '',
    )
  } catch {
    // Refused because of too many calls. The next change is stored again.
  }
}

import { useEffect, useState } from 'react'

import type { FieldValues } from '../early/use-early-fields.ts'

/** Safari refuses more than a hundred changes of an entry in half a minute. */
const REST_MS = 300

/**
 * Keeps the content of fields in the page's history entry, so that a reload or Back can restore it (`entryFields`). It is in
 * no storage, no address and no other tab. Only for fields without secrets.
 */
export function useEntryFields(values: FieldValues): void {
  const written = JSON.stringify(values)
  const [initial] = useState(written)
  useEffect(() => {
    if (written === initial && entryFields() === undefined) return
    const keep = () => {
      settle()
      keepInEntry(JSON.parse(written) as FieldValues)
    }
    const timer = setTimeout(keep, REST_MS)
    // Listened for only while a change waits to be kept: Firefox takes a page with this listener out of its cache for Back.
    // `pagehide` would be too late.
    window.addEventListener('beforeunload', keep)
    const settle = () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', keep)
    }
    // A link within the page makes an entry of its own.
    window.addEventListener('hashchange', keep)
    return () => {
      settle()
      window.removeEventListener('hashchange', keep)
    }
  }, [written, initial])
}

/** The fields that were kept for this entry, by their names; undefined when there are none. */
export function entryFields(): FieldValues | undefined {
  const state = history.state as { fields?: FieldValues } | null
  return state?.fields
}

function keepInEntry(values: FieldValues): void {
  try {
    history.replaceState(
      { ...(history.state as object | null), fields: { ...entryFields(), ...values } },
      '',
    )
  } catch {
    // Refused for coming too often. The next change is kept again.
  }
}

import { useLayoutEffect, type RefObject } from 'react'

import { entryFields, useEntryFields } from '../fields/use-entry-fields.ts'

/** What the named fields of a tool hold: text, or whether a box is ticked. */
export type FieldValues = Record<string, string | boolean>

/**
 * Hands over what stands in the fields below `area` when the island comes alive: what was typed before, or what a reload
 * brought back. From then on it keeps them for the next reload. Hydration leaves such fields alone, but at its next change
 * React would overwrite them with its own state.
 */
export function useEarlyFields<Values extends FieldValues>(
  area: RefObject<HTMLElement | null>,
  values: Values,
  onEarly: (changed: Partial<Values>) => void,
): void {
  useLayoutEffect(() => {
    const kept = entryFields() ?? {}
    const changed = Object.entries(values).flatMap(([name, value]) => {
      const field = area.current?.querySelector(`[name="${name}"]`)
      const early = typeof value === 'boolean' ? checkedOf(field) : valueOf(field)
      // What was typed just now is newer than what was kept.
      const given = early === undefined || early === value ? kept[name] : early
      return typeof given !== typeof value || given === value ? [] : [[name, given]]
    })
    if (changed.length > 0) onEarly(Object.fromEntries(changed) as Partial<Values>)
    // Only what happened before the first render is early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEntryFields(values)
}

function checkedOf(field: Element | null | undefined): boolean | undefined {
  return field instanceof HTMLInputElement ? field.checked : undefined
}

function valueOf(field: Element | null | undefined): string | undefined {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  return isField ? field.value : undefined
}

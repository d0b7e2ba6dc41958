import { useLayoutEffect, type RefObject } from 'react'

/** What the named fields of a form hold: text, or whether a box is ticked. */
export type FieldValues = Record<string, string | boolean>

/**
 * Hands over the fields of a form that were changed, or restored by the browser, before the island came alive.
 * React leaves them as they are at hydration, but would overwrite them with its own state at the next change.
 */
export function useEarlyFields<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  initial: Values,
  onEarly: (changed: Partial<Values>) => void,
): void {
  useLayoutEffect(() => {
    const changed = Object.entries(initial).flatMap(([name, value]) => {
      const field = form.current?.elements.namedItem(name)
      const early = typeof value === 'boolean' ? checkedOf(field) : valueOf(field)
      return early === undefined || early === value ? [] : [[name, early]]
    })
    if (changed.length > 0) onEarly(Object.fromEntries(changed) as Partial<Values>)
    // Only what happened before the first render is early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

function checkedOf(field: Element | RadioNodeList | null | undefined): boolean | undefined {
  return field instanceof HTMLInputElement ? field.checked : undefined
}

function valueOf(field: Element | RadioNodeList | null | undefined): string | undefined {
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field.value
  return field instanceof RadioNodeList ? field.value : undefined
}

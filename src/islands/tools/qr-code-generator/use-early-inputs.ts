import { useLayoutEffect, type RefObject } from 'react'

/**
 * Hands over what was typed or chosen in the named fields below `area` before the island came alive. Nothing of it is kept
 * for a reload: such fields may hold secrets.
 */
export function useEarlyInputs<Name extends string>(
  area: RefObject<HTMLElement | null>,
  values: Record<Name, string>,
  onEarly: (changed: Partial<Record<Name, string>>) => void,
): void {
  useLayoutEffect(() => {
    const early = Object.entries<string>(values).flatMap(([name, value]) => {
      const typed = valueOf(area.current?.querySelector(`[name="${name}"]`))
      return typed === undefined || typed === value ? [] : [[name, typed]]
    })
    if (early.length > 0) onEarly(Object.fromEntries(early) as Partial<Record<Name, string>>)
    // Only what happened before the first render is early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

function valueOf(field: Element | null | undefined): string | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return field.checked ? 'yes' : ''
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  return isField ? field.value : undefined
}

import { useLayoutEffect } from 'react'

/**
 * Does again, now that React listens, what was changed before in the fields, boxes and selects of the island.
 * Their defaults tell what the page was built with. Hydration leaves such changes alone, but says nothing of them to the tool,
 * which would overwrite them. A text box is different: see use-early-text.ts.
 */
export function useEarlyChanges(): void {
  useLayoutEffect(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>('astro-island input')
    const selects = document.querySelectorAll<HTMLSelectElement>('astro-island select')
    void inTurn([...inputs].map(inputAgain).concat([...selects].map(selectAgain)))
  }, [])
}

type Again = (() => void) | undefined

/** Each sees what was set before it: React is done with a change when the next microtask runs. */
async function inTurn(changes: readonly Again[]): Promise<void> {
  for (const change of changes) {
    if (change === undefined) continue
    await Promise.resolve()
    change()
  }
}

function inputAgain(field: HTMLInputElement): Again {
  const { type, value, checked, defaultValue, defaultChecked } = field
  if (type === 'checkbox' || type === 'radio')
    return checked === defaultChecked || (type === 'radio' && !checked)
      ? undefined
      : () => {
          field.checked = defaultChecked
          field.click()
        }
  if (value === defaultValue) return undefined
  return () => {
    // React notes what is set by a script, and hears of no change to what it has noted.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    tell(field, 'input')
  }
}

function selectAgain(field: HTMLSelectElement): Again {
  const { value, options } = field
  const built = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  if (value === built?.value) return undefined
  return () => {
    field.value = value
    tell(field, 'change')
  }
}

function tell(field: HTMLElement, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

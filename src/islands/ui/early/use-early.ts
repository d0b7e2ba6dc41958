import { useLayoutEffect, useState, type RefObject } from 'react'

/** Field values by name: text, or whether a box is ticked. */
export type FieldValues = Record<string, string | boolean>

interface Options {
  /** The element with the fields. By default, all fields of the island are looked at. */
  area?: RefObject<HTMLElement | null>
  /** Returns values for the named fields that were not changed early. */
  stored?: () => FieldValues | undefined
}

const TEXT_BOXES = 'astro-island textarea:not([readonly])'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Takes over what was typed or chosen before hydration: dispatches the events of these changes again, now that React listens.
 * Hydration leaves changed fields as they are but does not report them to the tool, which would overwrite them.
 */
export function useEarly({ area, stored }: Options = {}): void {
  // Read while rendering: hydration resets a text box that was built with text before any effect runs.
  const [texts] = useState(earlyTexts)
  useLayoutEffect(() => {
    const within = area?.current ?? document
    // At once: a press on a button, which is repeated after hydration, needs the text.
    for (const [box, restore] of texts) if (within.contains(box)) restore()
    const fields = within.querySelectorAll<Control>('astro-island :is(input, select)')
    void replayInTurn(fields, stored?.() ?? {})
    // Only changes before the first render are early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** Returns the text boxes of the island, each with what restores its text, and its selection while it has the focus. */
function earlyTexts(): [HTMLTextAreaElement, () => void][] {
  if (typeof document === 'undefined') return []
  return Array.from(document.querySelectorAll<HTMLTextAreaElement>(TEXT_BOXES), (box) => {
    const { value, defaultValue, selectionStart, selectionEnd, selectionDirection } = box
    const restore = () => {
      if (value !== defaultValue) change(box, value, defaultValue)
      if (document.activeElement === box)
        box.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
    }
    return [box, restore]
  })
}

/** Each change sees the state after the one before it: React has handled a change when the next microtask runs. */
async function replayInTurn(fields: Iterable<Control>, stored: FieldValues): Promise<void> {
  const changes = Array.from(fields, (field) => {
    const [value, built] = valuesOf(field)
    const { name } = field
    const earlier = Object.hasOwn(stored, name) ? stored[name] : undefined
    return { field, built, value: value === built ? earlier : value }
  })
  for (const { field, built, value } of changes) {
    // A radio button that is no longer chosen changes with the one that is.
    if (typeof value !== typeof built || value === built || (field.type === 'radio' && !value))
      continue
    await Promise.resolve()
    change(field, value as string | boolean, built)
  }
}

/** Returns what a field holds, and what it was built with. */
function valuesOf(field: Control): [string | boolean, string | boolean | undefined] {
  if ('options' in field) {
    const options = [...field.options]
    return [field.value, (options.find((option) => option.defaultSelected) ?? options[0])?.value]
  }
  if ('checked' in field && /checkbox|radio/.test(field.type))
    return [field.checked, field.defaultChecked]
  // The browser moves a slider to the step nearest to the value that it was built with.
  const unchanged = field.cloneNode() as typeof field
  unchanged.value = field.defaultValue
  return [field.value, unchanged.value]
}

interface Tracked {
  _valueTracker?: { setValue: (value: unknown) => void }
}

/** Makes a change as the visitor would. Text is written only where it is missing: writing it would lose undo and the caret. */
function change(field: Control, value: string | boolean, built: unknown): void {
  if (typeof value === 'boolean') {
    ;(field as HTMLInputElement).checked = !value
    field.click()
    return
  }
  if (field.value !== value) field.value = value
  // The field refused the value, such as an option that no longer exists.
  if (field.value !== value) return
  // React ignores the event unless the last value it knows differs from the text.
  ;(field as Tracked)._valueTracker?.setValue(built)
  // Numbers are grouped while they are typed, except during composition. These stay as they were typed.
  const init = { bubbles: true, inputType: 'insertText', data: value, isComposing: true }
  field.dispatchEvent(new InputEvent('options' in field ? 'change' : 'input', init))
}

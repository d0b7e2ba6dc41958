import { useLayoutEffect, useState, type RefObject } from 'react'

/** Field values by name: text, or whether a box is ticked. */
export type FieldValues = Record<string, string | boolean>

interface Options {
  /** The element with the fields. By default, all fields of the island are looked at. */
  area?: RefObject<HTMLElement | null>
  /** Returns values for the named fields that were not changed early. */
  stored?: () => FieldValues | undefined
}

/**
 * Takes over what was typed or chosen before hydration: dispatches the events of these changes again, now that React listens.
 * Hydration leaves changed fields as they are but does not report them to the tool, which would overwrite them.
 */
export function useEarly({ area, stored }: Options = {}): void {
  // Read while rendering: hydration resets a text box that was built with text before any effect runs.
  const [texts] = useState(earlyTexts)
  useLayoutEffect(() => {
    const within = area?.current ?? document
    const all = <Control extends Element>(name: string) =>
      Array.from(within.querySelectorAll<Control>(`astro-island ${name}`))
    const values = stored?.() ?? {}
    // At once: a press on a button, which is repeated after hydration, needs the text.
    for (const { box, replay } of texts) if (within.contains(box)) replay()
    void inTurn([
      ...all<HTMLInputElement>('input').map((field) => changedInput(field, values[field.name])),
      ...all<HTMLSelectElement>('select').map((field) => changedSelect(field, values[field.name])),
    ])
    // Only changes before the first render are early.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

type Replay = (() => void) | undefined

/** Each change sees the state after the one before it: React has handled a change when the next microtask runs. */
async function inTurn(replays: readonly Replay[]): Promise<void> {
  for (const replay of replays) {
    if (replay === undefined) continue
    await Promise.resolve()
    replay()
  }
}

/** Returns the text boxes of the island; the replay of each restores its text, and its selection when it has the focus. */
function earlyTexts() {
  if (typeof document === 'undefined') return []
  const boxes = document.querySelectorAll<HTMLTextAreaElement>(
    'astro-island textarea:not([readonly])',
  )
  return Array.from(boxes, (box) => {
    const { value, defaultValue, selectionStart, selectionEnd, selectionDirection } = box
    const replay = () => {
      if (value !== defaultValue) type(box, value, defaultValue)
      if (document.activeElement === box)
        box.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
    }
    return { box, replay }
  })
}

function changedInput(field: HTMLInputElement, stored: string | boolean | undefined): Replay {
  const { type: kind, value, checked, defaultValue, defaultChecked } = field
  if (kind === 'checkbox' || kind === 'radio') {
    const wanted = checked === defaultChecked && kind === 'checkbox' ? stored : checked
    if (typeof wanted !== 'boolean' || wanted === defaultChecked || (kind === 'radio' && !wanted))
      return undefined
    return () => {
      field.checked = defaultChecked
      field.click()
    }
  }
  const wanted = value === defaultValue ? stored : value
  if (typeof wanted !== 'string' || wanted === defaultValue) return undefined
  return () => type(field, wanted, defaultValue)
}

function changedSelect(field: HTMLSelectElement, stored: string | boolean | undefined): Replay {
  const options = [...field.options]
  const built = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  const wanted = field.value === built?.value ? stored : field.value
  if (wanted === built?.value || !options.some(({ value }) => value === wanted)) return undefined
  return () => {
    field.value = wanted as string
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

interface Tracked {
  _valueTracker?: { setValue: (value: string) => void }
}

/** Dispatches the event of typing. The text is written only where it is missing: writing it would lose undo and the caret. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string, built: string): void {
  if (field.value !== text) field.value = text
  // React ignores the event unless the last value it knows differs from the text.
  ;(field as Tracked)._valueTracker?.setValue(built)
  // Numbers are grouped while they are typed, except during composition. These stay as they were typed.
  const init = { bubbles: true, inputType: 'insertText', data: text, isComposing: true }
  field.dispatchEvent(new InputEvent('input', init))
}

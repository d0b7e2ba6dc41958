/**
 * Reads and fills the fields of a tool by name. Calculators read their fragment on their own and write its values into
 * `data-values`, including values without a field of their own. Other tools only have fields.
 */

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** The fields to read: a long text may be a secret or too long for an address. */
type Kind = 'fields' | 'fields and texts'

const ISLANDS = 'astro-island'

/** Returns the values of the tool as parameters of a fragment; empty while a calculator has its default values. */
export function readFields(kind: Kind): URLSearchParams {
  const written = document.querySelector<HTMLElement>('[data-values]')?.dataset['values']
  const values = new URLSearchParams(written)
  if (written === '') return values
  for (const field of namedFields()) {
    const isWanted = written === undefined ? field.value !== '' : values.has(field.name)
    const isText = field instanceof HTMLTextAreaElement
    if (isWanted && isSet(field) && (kind === 'fields and texts' || !isText))
      values.set(field.name, field.value)
  }
  return values
}

/** Enters values as a visitor would, after hydration. Newer input typed before hydration stays. */
export function fillFields(values: URLSearchParams): void {
  if (document.querySelector('form[data-inputs]')) return
  const waiting = document.querySelector(`${ISLANDS}[ssr]`)
  const fill = async () => {
    for (const field of namedFields()) {
      const text = values.get(field.name)
      if (text === null) continue
      enterValue(field, text)
      // The next field may depend on this one after React has rendered it.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  if (waiting === null) void fill()
  else if (!namedFields().some(isTyped))
    waiting.addEventListener('astro:hydrate', () => void fill(), { once: true })
}

/** Returns the named fields, without sliders, checkboxes and files, which have no text. */
function namedFields(): Named[] {
  const fields = [...document.querySelectorAll<Named>(`${ISLANDS} [name]`)]
  return fields.filter(({ type }) => !/^(?:checkbox|file|range)$/.test(type))
}

function isTyped(field: Named): boolean {
  return 'defaultValue' in field && field.value !== field.defaultValue
}

function isSet(field: Named): boolean {
  if (field.type === 'radio') return (field as HTMLInputElement).checked
  return !(field instanceof HTMLButtonElement) || field.ariaPressed === 'true'
}

/** Enters a value as a visitor would. */
export function enterValue(field: Named, text: string): void {
  if (field instanceof HTMLButtonElement || field.type === 'radio') {
    if (field.value === text && !isSet(field)) field.click()
    return
  }
  // React overrides the `value` property of the element and ignores changes made through its own.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, text)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/**
 * The values of a tool's fields by their names, in both directions. Calculators read their fragment by themselves and write
 * what is in it into `data-values`, with the values that stand in no single field; the other tools have fields only.
 */

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** What of the page is asked for: a long text may be a secret, or not be meant for an address. */
type Kind = 'fields' | 'fields and texts'

const ISLANDS = 'astro-island'

/** What the tool holds, as the parameters of a fragment. None while a calculator is as a fresh visit finds it. */
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

/** Enters values as a visitor would, as soon as the tool is alive. What was typed before that is newer and stays. */
export function fillFields(values: URLSearchParams): void {
  if (document.querySelector('form[data-inputs]')) return
  const waiting = document.querySelector(`${ISLANDS}[ssr]`)
  const fill = async () => {
    for (const field of namedFields()) {
      const text = values.get(field.name)
      if (text === null) continue
      enter(field, text)
      // What the next field means may follow from this one, once React has drawn it.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  if (waiting === null) void fill()
  else if (!namedFields().some(isTyped))
    waiting.addEventListener('astro:hydrate', () => void fill(), { once: true })
}

/** Sliders, boxes to tick and files have no text of their own. */
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

function enter(field: Named, text: string): void {
  if (field instanceof HTMLButtonElement || field.type === 'radio') {
    if (field.value === text && !isSet(field)) field.click()
    return
  }
  // React puts a property of its own over the element's, and takes what goes through it for its own doing.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, text)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

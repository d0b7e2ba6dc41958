import type { Base64Form } from './alphabet.ts'
import type { WrittenForm } from './base64.ts'

const KINDS: Record<string, { label: string; form?: Omit<Base64Form, 'lineLength'> }> = {
  standard: { label: 'Standard (+ /)', form: { alphabet: 'standard', padding: 'full' } },
  'url-safe': { label: 'URL-safe (- _)', form: { alphabet: 'url-safe', padding: 'full' } },
  bare: { label: 'URL-safe without =', form: { alphabet: 'url-safe', padding: 'none' } },
  'data-uri': { label: 'Data URI' },
}

const LINES = [
  { length: 0, label: 'One line' },
  { length: 64, label: 'Lines of 64' },
  { length: 76, label: 'Lines of 76' },
] as const

interface Props {
  form: WrittenForm
  onForm: (form: WrittenForm) => void
}

/** In which alphabet and lines the Base64 is written, or as a data URI, which has neither choice. */
export function FormChoice({ form, onForm }: Props) {
  const kind = kindOf(form)
  const lineLength = form === 'data-uri' ? 0 : form.lineLength
  const choose = (nextKind: string, nextLength: Base64Form['lineLength']) => {
    const chosen = KINDS[nextKind]?.form
    onForm(chosen === undefined ? 'data-uri' : { ...chosen, lineLength: nextLength })
  }
  return (
    <div className="pane-foot base64-form">
      <select
        className="input"
        name="written"
        aria-label="Written as"
        value={kind}
        onChange={({ target }) => choose(target.value, lineLength)}
      >
        {Object.entries(KINDS).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="lines"
        aria-label="Lines"
        value={lineLength}
        disabled={form === 'data-uri'}
        onChange={({ target }) => choose(kind, Number(target.value) as Base64Form['lineLength'])}
      >
        {LINES.map(({ length, label }) => (
          <option key={length} value={length}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

function kindOf(form: WrittenForm): string {
  if (form === 'data-uri') return form
  if (form.padding === 'none') return 'bare'
  return form.alphabet
}

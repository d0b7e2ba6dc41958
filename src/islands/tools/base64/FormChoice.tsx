import { optionsOf, Select } from '@/islands/ui/fields/SelectField.tsx'
import type { Base64Form } from './alphabet.ts'
import type { WrittenForm } from './base64.ts'

const KINDS = {
  standard: 'Standard (+ /)',
  'url-safe': 'URL-safe (- _)',
  bare: 'URL-safe without =',
  'data-uri': 'Data URI',
}
type Kind = keyof typeof KINDS

const FORMS: Record<Kind, Omit<Base64Form, 'lineLength'> | undefined> = {
  standard: { alphabet: 'standard', padding: 'full' },
  'url-safe': { alphabet: 'url-safe', padding: 'full' },
  bare: { alphabet: 'url-safe', padding: 'none' },
  'data-uri': undefined,
}

const LINES = [
  { value: 0, label: 'One line' },
  { value: 64, label: 'Lines of 64' },
  { value: 76, label: 'Lines of 76' },
] as const

interface Props {
  form: WrittenForm
  onForm: (form: WrittenForm) => void
}

/** The alphabet and the lines of encoded text, or a data URI, which has neither choice. */
export function FormChoice({ form, onForm }: Props) {
  const kind = kindOf(form)
  const lineLength = form === 'data-uri' ? 0 : form.lineLength
  const choose = (nextKind: Kind, nextLength: Base64Form['lineLength']) => {
    const chosen = FORMS[nextKind]
    onForm(chosen === undefined ? 'data-uri' : { ...chosen, lineLength: nextLength })
  }
  return (
    <div className="pane-foot base64-form">
      <Select
        name="written"
        aria-label="Written as"
        options={optionsOf(KINDS)}
        value={kind}
        onValue={(value) => choose(value, lineLength)}
      />
      <Select
        name="lines"
        aria-label="Lines"
        options={LINES}
        value={lineLength}
        disabled={form === 'data-uri'}
        onValue={(value) => choose(kind, value)}
      />
    </div>
  )
}

function kindOf(form: WrittenForm): Kind {
  if (form === 'data-uri') return form
  if (form.padding === 'none') return 'bare'
  return form.alphabet
}

import { type ReactNode, useRef, useState } from 'react'

import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { FormFields } from '../FormFields.tsx'
import { Warnings } from '../Warnings.tsx'
import { type CodeForm, firstValues } from '../code-form.ts'
import { eventForm, mailForm, phoneForm, placeForm, smsForm } from './compose-forms.ts'

export interface ComposeProps {
  /** The text of the code. */
  text: string
  onText: (text: string) => void
}

const KINDS = [
  { value: 'mail', label: 'Email' },
  { value: 'phone', label: 'Phone call' },
  { value: 'sms', label: 'SMS' },
  { value: 'place', label: 'Place on the map' },
  { value: 'event', label: 'Event for the calendar' },
]

/** Writes the text of a code from fields, shows it, and puts it into the text field on request. */
export function ComposePanel(props: ComposeProps) {
  const [kind, setKind] = useState('mail')
  const [event] = useState(() => eventForm({ id: randomId(), written: Date.now() }))
  const forms: Record<string, ReactNode> = {
    mail: <Composer form={mailForm} {...props} />,
    phone: <Composer form={phoneForm} {...props} />,
    sms: <Composer form={smsForm} {...props} />,
    place: <Composer form={placeForm} {...props} />,
    event: <Composer form={event} {...props} />,
  }
  return (
    <div className="grid gap-5">
      <SelectField name="kind" label="Kind" options={KINDS} value={kind} onValue={setKind} />
      {/* All forms stay mounted, so that the input of one kind survives a look at another. */}
      {Object.entries(forms).map(([name, form]) => (
        <div className="grid gap-5" key={name} hidden={name !== kind}>
          {form}
        </div>
      ))}
    </div>
  )
}

/** Not `randomUUID`, which is missing on pages without https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface ComposerProps<Name extends string> extends ComposeProps {
  form: CodeForm<Name>
}

function Composer<Name extends string>({ form, text, onText }: ComposerProps<Name>) {
  const [values, setValues] = useState(() => firstValues(form))
  const written = form.write(values)
  return (
    <>
      <FormFields
        {...{ form, values, written }}
        onValue={(name, value) => setValues({ ...values, [name]: value })}
      />
      <TextPane
        label="Written text"
        rows={4}
        value={written.text}
        placeholder={form.missing}
        actions={<CopyButton text={written.text} disabled={written.text === ''} />}
      />
      <Warnings warnings={written.warnings} />
      <PutButtons written={written.text} {...{ text, onText }} />
    </>
  )
}

/** Replaces the text with the written one, and offers an undo while the text is unchanged. */
function PutButtons({ written, text, onText }: ComposeProps & { written: string }) {
  const [put, setPut] = useState<{ text: string; before: string }>()
  const button = useRef<HTMLButtonElement>(null)
  const isThere = put !== undefined && put.text === text
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        ref={button}
        type="button"
        className="button grow"
        // Enabled even when the text is already there: a button that is disabled on press loses the focus.
        disabled={written === ''}
        onClick={() => {
          if (written === text) return
          setPut({ text: written, before: text })
          onText(written)
        }}
      >
        Put into the text field
      </button>
      {isThere && (
        <button
          type="button"
          className="button"
          onClick={() => {
            onText(put.before)
            // The pressed button is removed, so the focus moves to the other one.
            requestAnimationFrame(() => button.current?.focus())
          }}
        >
          Undo
        </button>
      )}
      <p className="hint" role="status">
        {isThere && 'It is in the text field.'}
      </p>
    </div>
  )
}

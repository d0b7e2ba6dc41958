import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { FormFields } from '../FormFields.tsx'
import { Warnings } from '../TextField.tsx'
import { type CodeForm, firstValues } from '../code-form.ts'
import { eventForm, mailForm, phoneForm, placeForm, smsForm } from './compose-forms.ts'

/** A kind whose text is written from fields. */
export type WrittenKind = 'mail' | 'phone' | 'sms' | 'place' | 'event'

interface FormProps {
  isChosen: boolean
  /** Takes the text that the fields write; empty while something is missing. */
  onText: (text: string) => void
}

interface Props extends Pick<FormProps, 'onText'> {
  /** The kind whose fields are shown; undefined while the visitor types the text. */
  kind: WrittenKind | undefined
}

/** The fields that write the text of a code. All forms stay mounted, so that each kind keeps its input. */
export function KindForms({ kind, onText }: Props) {
  const [event] = useState(() => eventForm({ id: randomId(), written: Date.now() }))
  const propsOf = (name: WrittenKind) => ({ isChosen: name === kind, onText })
  const forms: Record<WrittenKind, ReactNode> = {
    mail: <KindForm form={mailForm} {...propsOf('mail')} />,
    phone: <KindForm form={phoneForm} {...propsOf('phone')} />,
    sms: <KindForm form={smsForm} {...propsOf('sms')} />,
    place: <KindForm form={placeForm} {...propsOf('place')} />,
    event: <KindForm form={event} {...propsOf('event')} />,
  }
  return Object.entries(forms).map(([name, form]) => (
    <div className="grid gap-5" key={name} hidden={name !== kind}>
      {form}
    </div>
  ))
}

/** Not `randomUUID`, which is missing on pages without https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function KindForm<Name extends string>({
  form,
  isChosen,
  onText,
}: FormProps & { form: CodeForm<Name> }) {
  const [values, setValues] = useState(() => firstValues(form))
  const written = form.write(values)
  const report = useEffectEvent(onText)
  useEffect(() => {
    if (isChosen) report(written.text)
  }, [isChosen, written.text])
  return (
    <>
      <FormFields
        {...{ form, values, written }}
        onValue={(name, value) => setValues({ ...values, [name]: value })}
      />
      <Warnings warnings={written.warnings} />
      {written.text === '' ? (
        <p className="hint">{form.missing}</p>
      ) : (
        <CopyButton
          className="button button-small justify-self-start"
          label="Copy the text of the code"
          text={written.text}
        />
      )}
    </>
  )
}

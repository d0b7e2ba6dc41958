import type { ReactNode } from 'react'

import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import type { DrawnFields } from '../frame/definition.ts'
import { entriesOf, type AnyField } from '../frame/inputs.ts'

interface Props<Input extends object> extends DrawnFields<Input> {
  name: keyof Input & string
}

/** One field by its name, if it has a meaning now. One that is not used is disabled and says why in place of its hint. */
export function DrawnField<Input extends object>(props: Props<Input>): ReactNode {
  const { name, fields, unused, hidden } = props
  if (hidden?.includes(name)) return null
  const reason = unused?.[name]
  const control = <Control {...props} hint={reason ?? fields[name].hint} />
  if (reason === undefined) return control
  // A disabled fieldset disables whatever the field consists of.
  return (
    <fieldset className="min-w-0" disabled>
      <legend className="sr-only">Not in use</legend>
      {control}
    </fieldset>
  )
}

function drawFields<Input extends object>(drawn: DrawnFields<Input>): ReactNode {
  return (
    <div className="list-fields">
      {entriesOf(drawn.fields).map(([name]) => (
        <DrawnField {...drawn} name={name} key={name} />
      ))}
    </div>
  )
}

function Control<Input extends object>(props: Props<Input> & { hint: string | undefined }) {
  const { fields, namePrefix = '', name, hint, texts, input, onText } = props
  const field: AnyField = fields[name]
  const common = { name: namePrefix + name, label: field.label, hint }
  const onChange = (text: string) => onText(name, text)
  if (field.kind === 'own')
    return (
      <field.Control
        {...common}
        text={texts[name]}
        value={input[name]}
        onText={onChange}
        drawFields={drawFields}
      />
    )
  if (field.kind === 'choice') {
    const options = field.options.map(({ value, label }) => ({ value: String(value), label }))
    return (
      <ChoiceField
        {...common}
        look={field.look}
        options={options}
        value={texts[name]}
        onValue={onChange}
      />
    )
  }
  return (
    <NumberField
      {...common}
      step={field.step ?? 1}
      slider={field.slider}
      spelling={field.spelling}
      isMoney={field.unit === 'rupees'}
      text={texts[name]}
      value={input[name] as number}
      onText={onChange}
    />
  )
}

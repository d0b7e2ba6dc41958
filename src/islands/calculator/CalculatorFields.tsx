import { useEffect, useRef } from 'react'

import { ChoiceField } from '../ui/ChoiceField.tsx'
import { NumberField } from '../ui/NumberField.tsx'
import type { Fields } from './definition.ts'
import { entriesOf, fieldText, type Texts } from './inputs.ts'

interface Props<Input extends object> {
  fields: Fields<Input>
  texts: Texts<Input>
  input: Input
  /** Why a field is disabled, by its name. */
  unused: Partial<Record<keyof Input, string>>
  onText: (name: keyof Input, text: string) => void
}

/** The fields of a calculator; those that are options are folded away under one heading. */
export function CalculatorFields<Input extends object>(props: Props<Input>) {
  const entries = entriesOf(props.fields)
  const options = entries.filter(([, field]) => field.isOption)
  const isInUse = options.some(([name, field]) => props.texts[name] !== initialText(field))
  const fold = useRef<HTMLDetailsElement>(null)
  // An option that came with a link or from storage must be seen. Closing stays with the visitor.
  useEffect(() => {
    if (isInUse && fold.current !== null) fold.current.open = true
  }, [isInUse])
  return (
    <div className="grid gap-5">
      {entries
        .filter(([, field]) => !field.isOption)
        .map(([name]) => (
          <CalculatorField {...props} name={name} key={name} />
        ))}
      {options.length > 0 && (
        <details className="fold" ref={fold}>
          <summary>More options</summary>
          <div className="grid gap-5 pt-3">
            {options.map(([name]) => (
              <CalculatorField {...props} name={name} key={name} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function initialText(field: Parameters<typeof fieldText>[0]): string {
  return fieldText(field, field.initial)
}

/** A field that is not used says why in place of its hint. */
function CalculatorField<Input extends object>(
  props: Props<Input> & { name: keyof Input & string },
) {
  const reason = props.unused[props.name]
  const field = <OneField {...props} hint={reason ?? props.fields[props.name].hint} />
  if (reason === undefined) return field
  // A disabled fieldset disables whatever the field consists of.
  return (
    <fieldset className="min-w-0" disabled>
      <legend className="sr-only">Not in use</legend>
      {field}
    </fieldset>
  )
}

function OneField<Input extends object>(
  props: Props<Input> & { name: keyof Input & string; hint: string | undefined },
) {
  const { fields, name, hint, texts, input, onText } = props
  const field = fields[name]
  const onChange = (text: string) => onText(name, text)
  if (field.kind === 'choice') {
    const options = field.options.map(({ value, label }) => ({ value: String(value), label }))
    return (
      <ChoiceField
        {...field}
        hint={hint}
        name={name}
        options={options}
        value={texts[name]}
        onValue={onChange}
      />
    )
  }
  return (
    <NumberField
      name={name}
      label={field.label}
      hint={hint}
      step={field.step ?? 1}
      slider={field.slider}
      isMoney={field.unit === 'rupees'}
      text={texts[name]}
      value={input[name] as number}
      onText={onChange}
    />
  )
}

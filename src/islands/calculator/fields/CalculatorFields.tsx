import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import type { DrawnFields, FieldGroup } from './field-types.ts'
import { type AnyField, entriesOf, fieldText, readField } from '../frame/inputs.ts'
import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'

interface Props<Input extends object> extends DrawnFields<Input> {
  groups: readonly FieldGroup<Input>[] | undefined
}

/** The fields of a calculator: those that are always seen, the groups, and what is left of the options under one heading. */
export function CalculatorFields<Input extends object>({ groups = [], ...drawn }: Props<Input>) {
  const grouped = new Set(groups.flatMap(({ fields }) => fields))
  const single = entriesOf(drawn.fields).filter(([name]) => !grouped.has(name))
  const options = single.filter(([, field]) => field.isOption).map(([name]) => name)
  return (
    <div className="grid gap-5">
      {single
        .filter(([, field]) => !field.isOption)
        .map(([name]) => (
          <DrawnField {...drawn} name={name} key={name} />
        ))}
      {groups.map((group) => (
        <Group {...drawn} group={group} key={group.title} />
      ))}
      {options.length > 0 && (
        <Group {...drawn} group={{ title: 'More options', fields: options }} />
      )}
    </div>
  )
}

/** Fields that fold under a heading. While they are folded, one line says what is set. */
function Group<Input extends object>({
  group,
  ...drawn
}: DrawnFields<Input> & { group: FieldGroup<Input> }): ReactNode {
  const { fields, texts, hidden } = drawn
  const { title, isOpen = false, summary } = group
  const isInUse = group.fields.some(
    (name) => texts[name] !== fieldText(fields[name], fields[name].initial),
  )
  // Until a closed group is opened it has no fields: in the HTML they would delay the first paint, and making them
  // as the tool comes alive would hold up a phone.
  const [wasOpened, setWasOpened] = useState(isOpen)
  const fold = useRef<HTMLDetailsElement>(null)
  // Values from a link or from storage must be visible. Only the visitor closes the group.
  useEffect(() => {
    if (isInUse && fold.current !== null) fold.current.open = true
  }, [isInUse])
  const shown = group.fields.filter((name) => hidden?.includes(name) !== true)
  if (shown.length === 0) return null
  return (
    <details
      className={isOpen ? 'fold' : 'fold needs-script'}
      ref={fold}
      open={isOpen}
      onToggle={() => setWasOpened(true)}
    >
      {/* A press is heard before the group opens, which then opens with its fields. */}
      <summary onClick={() => setWasOpened(true)}>
        {title}
        {summary && <span className="fold-summary">{summary(drawn.input)}</span>}
      </summary>
      {(wasOpened || isInUse) && (
        <div className="grid gap-5 pt-3">
          {shown.map((name) => (
            <DrawnField {...drawn} name={name} key={name} />
          ))}
        </div>
      )}
    </details>
  )
}

interface FieldProps<Input extends object> extends DrawnFields<Input> {
  name: keyof Input & string
}

/** One field by its name, if it has a meaning now. One that is not used is disabled and says why in place of its hint. */
export function DrawnField<Input extends object>(props: FieldProps<Input>): ReactNode {
  const { name, fields, texts, unused, hidden, namePrefix = '', onText } = props
  if (hidden?.includes(name)) return null
  const field: AnyField = fields[name]
  const reason = unused?.[name]
  const control = (
    <Control
      field={field}
      name={name}
      fullName={namePrefix + name}
      hint={reason ?? field.hint}
      text={texts[name]}
      onText={onText as (name: string, text: string) => void}
    />
  )
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

interface ControlProps {
  field: AnyField
  name: string
  /** The name of the control, with the prefix of its list. */
  fullName: string
  hint: string | undefined
  text: string
  onText: (name: string, text: string) => void
}

/** The control of a field. A key in one field renders no other. */
const Control = memo(function Control(props: ControlProps): ReactNode {
  const { field, name, fullName, hint, text, onText } = props
  const value = useMemo(() => readField(field, text), [field, text])
  const common = { name: fullName, label: field.label, hint, text }
  const onChange = (text: string) => onText(name, text)
  if (field.kind === 'own')
    return <field.Control {...common} value={value} onText={onChange} drawFields={drawFields} />
  if (field.kind === 'choice') {
    const options = field.options.map(({ value, label }) => ({ value: String(value), label }))
    return (
      <ChoiceField
        name={fullName}
        label={field.label}
        hint={hint}
        look={field.look}
        options={options}
        value={text}
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
      value={value as number}
      onText={onChange}
    />
  )
})

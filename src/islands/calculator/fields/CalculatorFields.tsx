import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { DrawnFields, FieldGroup } from './field-types.ts'
import { type AnyField, entriesOf, fieldText } from '../frame/inputs.ts'
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

function Control<Input extends object>(props: FieldProps<Input> & { hint: string | undefined }) {
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

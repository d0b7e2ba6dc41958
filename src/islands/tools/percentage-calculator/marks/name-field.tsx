import { useId } from 'react'

import type { ControlProps, FieldBase, OwnInput } from '@/islands/calculator/frame/definition.ts'
import { Field } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

const MOST_CHARACTERS = 60

/** Returns a field for an optional name. */
export function nameField(options: FieldBase): OwnInput<string> {
  return {
    ...options,
    kind: 'own',
    initial: '',
    Control: NameControl,
    read: (text) => text,
    write: (name) => name,
    accept: (text) => text.slice(0, MOST_CHARACTERS),
    unread: () => [],
    withoutNames: () => undefined,
  }
}

function NameControl({ name, label, text, onText }: ControlProps<string>) {
  const id = useId()
  return (
    <Field id={id} label={label} className="col-span-full">
      <input
        {...PLAIN_TYPING}
        type="text"
        id={id}
        name={name}
        className="input mt-1"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  )
}

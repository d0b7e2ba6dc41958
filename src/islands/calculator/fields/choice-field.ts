import type { ChoiceInput, FieldBase } from './field-types.ts'

/** What a choice may have beyond its label, its initial value and its options. */
export interface ChoiceFieldOptions extends Omit<FieldBase, 'label'> {
  /** Radio buttons show all options at once; a select box has room for many or long ones. */
  look?: 'radio' | 'select'
  otherLabel?: string
}

/** Returns a choice between options, each a value and its label: radio buttons unless the options say "select". */
export function choiceField<Value>(
  label: string,
  initial: Value,
  options: readonly (readonly [value: Value, label: string])[],
  { look = 'radio', ...more }: ChoiceFieldOptions = {},
): ChoiceInput<Value> {
  const labelled = options.map(([value, label]) => ({ value, label }))
  return { ...more, kind: 'choice', label, initial, look, options: labelled }
}

/** Returns a choice between options that is shown as a select box. */
export function selectField<Value>(
  label: string,
  initial: Value,
  options: readonly (readonly [value: Value, label: string])[],
  more?: Omit<ChoiceFieldOptions, 'look'>,
): ChoiceInput<Value> {
  return choiceField(label, initial, options, { ...more, look: 'select' })
}

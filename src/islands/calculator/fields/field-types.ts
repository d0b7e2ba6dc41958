import type { ReactNode } from 'react'

import type { Spelling } from '@/islands/ui/fields/amount-problem.ts'
import type { SliderRange } from '@/islands/ui/fields/Slider.tsx'

export type Unit = 'rupees' | 'rupees and paise' | 'percent' | 'years' | 'months' | 'count'

/** One field for each name of the input: a missing or a stray one does not compile. */
export type Fields<Input extends object> = { readonly [Name in keyof Input]: Field<Input[Name]> }

/** The brackets keep a union of literals one choice instead of a union of choices. */
type Field<Value> = [Value] extends [number]
  ? NumberInput | ChoiceInput<Value> | OwnInput<Value>
  : ChoiceInput<Value> | OwnInput<Value>

export interface FieldBase {
  label: string
  hint?: string
  /** Folded away under "More options": it starts off and never changes a specified default. */
  isOption?: boolean
  /** A reset leaves it as it is: it says by which rules to calculate, not what. */
  survivesReset?: true
  /** Its initial value follows a rule or a rate that changes, so links state it. */
  isDated?: true
}

export interface NumberInput extends FieldBase {
  kind: 'number'
  initial: number
  unit: Unit
  /** What an arrow key adds. */
  step?: number
  slider?: SliderRange
  /** An added entry of a list starts with the initial value, because it is the usual one. Other numbers start empty. */
  isUsual?: true
  /**
   * How it is written and read where that is more than an amount, as lengths of time are (`yearsField`). The definition brings
   * it along, so that a page without such a field does not load it.
   */
  spelling?: Spelling
}

export interface ChoiceInput<Value> extends FieldBase {
  kind: 'choice'
  initial: Value
  look: 'radio' | 'select'
  options: readonly { value: Value; label: string }[]
  /** The name of a value outside the options in the report. */
  otherLabel?: string
}

/**
 * A field with a control and a spelling of its own, such as a list or a month. The definition brings it along, so that a page
 * without such a field does not load it.
 */
export interface OwnInput<Value> extends FieldBase {
  kind: 'own'
  initial: Value
  Control(props: ControlProps<Value>): ReactNode
  /** The value that a text of the field means. */
  read(text: string): Value
  /** The text that means a value, in the field and in links. */
  write(value: Value): string
  /** The shortest text that means a value, for links; by default that of the field. */
  writeShort?(value: Value): string
  /** What the field holds after a link with this text, undefined when the text means nothing. */
  accept(text: string): string | undefined
  /** A value as the report says it. A list (`listField`) has none: the report says its entries by their fields. */
  inWords?(value: Value): string
  /** The labels of what holds no number although one is needed. */
  unread(value: Value): readonly string[]
  /**
   * The text as a history entry or an address may hold it, without names and other free text; undefined where nothing is left.
   * A field without this function has no free text.
   */
  withoutNames?(text: string): string | undefined
}

/** What the frame gives to a control of its own kind. */
export interface ControlProps<Value> {
  name: string
  label: string
  hint?: string | undefined
  /** The text of the field. */
  text: string
  value: Value
  onText: (text: string) => void
  /** Draws fields within the control, such as those of an entry of a list. */
  drawFields: <Input extends object>(entry: DrawnFields<Input>) => ReactNode
}

/** Fields to render: their types, texts and values, and the handler of a change. */
export interface DrawnFields<Input extends object> {
  fields: Fields<Input>
  texts: Record<keyof Input, string>
  input: Input
  /** The prefix of the names of the controls: "prepayments.0.". */
  namePrefix?: string
  /** Why a field is disabled, by its name. */
  unused?: Partial<Record<keyof Input, string>> | undefined
  hidden?: readonly (keyof Input)[] | undefined
  onText: (name: keyof Input, text: string) => void
}

export interface FieldGroup<Input extends object> {
  title: string
  fields: readonly (keyof Input & string)[]
  /** It is unfolded at first. */
  isOpen?: true
  /** Returns the values of the group in one line, shown while it is folded. */
  summary?: (input: Input) => string
}

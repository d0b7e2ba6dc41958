/** A field of a form that writes the text of a code: a line of text by default. The value of a checkbox is "yes" or empty. */
export interface CodeField {
  label: string
  hint?: string
  placeholder?: string
  look?: 'choice' | 'tick' | 'lines' | 'date' | 'time'
  /** The options of a choice; the first is selected at the start. */
  options?: readonly { value: string; label: string }[]
  /** Every character counts: a paste with several lines is refused. */
  isExact?: true
  /** The kind of on-screen keyboard. */
  keyboard?: 'decimal' | 'email' | 'tel' | 'url'
  /** Half the width, if there is room for two fields in a row. */
  isHalf?: true
  /** The name of the fold that contains the field. */
  group?: string
}

/** The text written from fields; empty while something is missing or wrong. */
export interface Written<Name extends string> {
  text: string
  /** The problems of filled fields, by name. */
  problems?: Partial<Record<Name, string | undefined>>
  /** Warnings before the code is used. */
  warnings?: readonly string[]
}

/** A form that writes the text of a code. */
export interface CodeForm<Name extends string> {
  fields: Record<Name, CodeField>
  /** The sentence shown while there is no text. */
  missing: string
  write: (values: Record<Name, string>) => Written<Name>
  /** Returns the lines printed below the code; never a secret. */
  caption?: (values: Record<Name, string>) => readonly string[]
  /** Returns the fields that are hidden for these values. */
  hidden?: (values: Record<Name, string>) => readonly Name[]
}

/** Returns the first values of the fields. */
export function firstValues<Name extends string>(form: CodeForm<Name>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<CodeField>(form.fields).map(([name, field]) => [
      name,
      field.options?.[0]?.value ?? '',
    ]),
  ) as Record<Name, string>
}

/** One field of a form that writes the text of a code. A line of text unless its look says otherwise; a box to tick holds "yes" or nothing. */
export interface CodeField {
  label: string
  hint?: string
  placeholder?: string
  look?: 'choice' | 'tick' | 'lines' | 'date' | 'time'
  /** The values of a choice, the first one chosen at the start. */
  options?: readonly { value: string; label: string }[]
  /** Every character counts: pasted lines are refused, not joined. */
  isExact?: true
  /** What a phone's keyboard offers. */
  keyboard?: 'decimal' | 'email' | 'tel' | 'url'
  /** Beside its neighbour where there is room. */
  isHalf?: true
  /** Fields of one group are folded below the others under its name. */
  group?: string
}

/** What the fields give: a text, empty as long as something is missing or wrong, and sentences about it. */
export interface Written<Name extends string> {
  text: string
  /** What is wrong with a field that holds something, by its name. */
  problems?: Partial<Record<Name, string | undefined>>
  /** What should be looked at before the code is used. */
  warnings?: readonly string[]
}

export interface CodeForm<Name extends string> {
  fields: Record<Name, CodeField>
  /** What is missing as long as there is no text. */
  missing: string
  write: (values: Record<Name, string>) => Written<Name>
  /** The lines that are printed below the code; never a secret. */
  caption?: (values: Record<Name, string>) => readonly string[]
  /** Fields that mean nothing with these values. */
  hidden?: (values: Record<Name, string>) => readonly Name[]
}

/** What the fields hold at first. */
export function firstValues<Name extends string>(form: CodeForm<Name>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<CodeField>(form.fields).map(([name, field]) => [
      name,
      field.options?.[0]?.value ?? '',
    ]),
  ) as Record<Name, string>
}

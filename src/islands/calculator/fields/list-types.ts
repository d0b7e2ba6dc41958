import type { ReactNode } from 'react'

import type { ControlProps, Fields } from './field-types.ts'
import type { Texts } from '../frame/inputs.ts'

/** What draws a long list in parts (`useListPages`), from its name and how many entries it has. */
export type UsePages = (name: string, count: number) => ListPages

/** The part of a list that is drawn: its first entry and the one after its last. */
export interface ListPages {
  start: number
  end: number
  /** Draws the part that has this entry. */
  show: (index: number) => void
  /** What names the part, over the entries, and what leads to the next one. */
  choice: ReactNode
  next: ReactNode
}

/** What `listField` gives to the control of a list. */
export interface ListProps<Entry extends object> extends ControlProps<readonly Entry[]> {
  fields: Fields<Entry>
  entryLabel: string
  most: number
  opensFirst?: true
  usePages?: UsePages
  hiddenFields?: (entry: Entry) => readonly (keyof Entry)[]
  error?: (entry: Entry) => string | undefined
  /** The texts in the fields of each entry. */
  entries: readonly Texts<Entry>[]
  /** The texts of an added entry: this same object as long as nobody has changed them. */
  added: Texts<Entry>
  /** Returns whether an entry is part of the value: the numbers that it needs are filled in. */
  isCounted: (texts: Texts<Entry>) => boolean
  write: (entries: readonly Texts<Entry>[]) => string
  /** Returns an entry in a line. */
  line: (entry: Entry) => string
}

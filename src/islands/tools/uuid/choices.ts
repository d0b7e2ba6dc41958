/** What can be made, with its name on the page. */
export const KINDS = {
  v4: 'UUID v4: random',
  v7: 'UUID v7: sorted by time',
  ulid: 'ULID: sorted by time, short',
  nil: 'Nil UUID: all zeros',
  max: 'Max UUID: all ones',
}
export type Kind = keyof typeof KINDS

/** How a UUID is written. A ULID has one form. */
export const FORMS = {
  hyphens: 'With hyphens',
  plain: 'Without hyphens',
  braces: 'In braces',
  urn: 'As a URN',
}
export type Form = keyof typeof FORMS

/** How several are listed. */
export const LISTS = {
  lines: 'One in each line',
  json: 'JSON array',
  sql: 'SQL list in quotes',
}
export type List = keyof typeof LISTS

/** The choices of the visitor. */
export interface Choice {
  kind: Kind
  form: Form
  list: List
  isUpper: boolean
}

/** The choices of a first visit. */
export const FIRST_CHOICE: Choice = { kind: 'v4', form: 'hyphens', list: 'lines', isUpper: false }

/** The largest batch. */
export const MOST = 10_000

/** Returns whether all identifiers of a kind are equal, so that only one is made. */
export function isFixed(kind: Kind): boolean {
  return kind === 'nil' || kind === 'max'
}

/** Remarks below new identifiers. */
export const REMARKS: Record<Kind, string> = {
  v4: 'Each has 122 random bits. It is not a secret: do not use it as a password.',
  v7: 'Anyone who sees it can read when it was made. It is not a secret.',
  ulid: 'Anyone who sees it can read when it was made. It is not a secret.',
  nil: 'It means “no UUID”. It is the same everywhere.',
  max: 'It is larger than every other UUID. It is the same everywhere.',
}

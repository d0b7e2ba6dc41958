/** The selects of the page, with the names of their options. A ULID has one form, so the last two are for UUIDs. */
export const SELECTS = {
  kind: {
    label: 'Kind',
    options: {
      v4: 'UUID v4: random',
      v7: 'UUID v7: sorted by time',
      ulid: 'ULID: sorted by time, short',
    },
  },
  list: {
    label: 'Listed as',
    options: { lines: 'One in each line', json: 'JSON array', sql: 'SQL list in quotes' },
  },
  form: {
    label: 'Written as',
    options: {
      hyphens: 'With hyphens',
      plain: 'Without hyphens',
      braces: 'In braces',
      urn: 'As a URN',
    },
  },
  letters: { label: 'Letters', options: { lower: 'Lower case', upper: 'Upper case' } },
}

type Selects = typeof SELECTS
/** The choices of the visitor. */
export type Choice = { [Name in keyof Selects]: keyof Selects[Name]['options'] }
export type Kind = Choice['kind']

/** The choices of a first visit. */
export const FIRST_CHOICE: Choice = { kind: 'v4', list: 'lines', form: 'hyphens', letters: 'lower' }

/** The largest batch. */
export const MOST = 10_000

const SHOWS_TIME = 'Anyone who sees it can read when it was made. It is not a secret.'
/** Remarks below new identifiers. */
export const REMARKS: Record<Kind, string> = {
  v4: 'Each has 122 random bits. It is not a secret: do not use it as a password.',
  v7: SHOWS_TIME,
  ulid: SHOWS_TIME,
}

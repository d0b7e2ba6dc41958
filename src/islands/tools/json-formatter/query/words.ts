/** What the panel says to the visitor. */

export const REFUSALS = {
  tooMany: 'This query selects more than 5 million values. Ask for less.',
  tooDeep: 'This document is nested too deeply for such a comparison.',
  tooLarge: 'This document is too large to be queried in this browser.',
  tooLong: 'This query takes too long and was ended after 20 seconds.',
}

export const REPEATED_KEYS =
  'This document has keys that occur twice in one object. A query sees the last of them, as most programs do.'

/** The keys of this panel. */
export const KEYS: [keys: string, what: string][] = [['Enter', 'Run the query at once']]

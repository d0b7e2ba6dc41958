/** What the panel says to the visitor. */

export const WORDS = {
  label: 'JSONPath query',
  none: 'Type a query that begins with $, the whole document, or take one of these:',
  progress: 'Progress',
  running: 'Working…',
  cancelled: 'Cancelled. Press Enter to run the query again.',
  nothing: 'Nothing in this document is at such a place.',
  copyValues: 'Copy values',
  copyPaths: 'Copy paths',
  downloadValues: 'Download values',
  downloadPaths: 'Download paths',
  copyDocument: 'Copy as document',
  convert: 'Convert…',
  useAsInput: 'Use as input',
  copied: 'Copied to Clipboard',
  downloaded: 'Download Started',
  tooLarge:
    'Together the values are more than 100 MB: only their paths can be copied and downloaded.',
  list: 'Matches',
}

export const REFUSALS = {
  tooMany: 'This query selects more than 5 million values. Ask for less.',
  tooDeep: 'This document is nested too deeply for such a comparison.',
  tooLarge: 'This document is too large to be queried in this browser.',
}

export const REPEATED_KEYS =
  'This document has keys that occur twice in one object. A query sees the last of them, as most programs do.'

export const FIRST_PATHS =
  'Only the first million paths can be copied and downloaded; the values can be all of them.'

/** What the keys do in the box of the query. */
export const KEYS: [keys: string, what: string][] = [['Enter', 'Ask at once']]

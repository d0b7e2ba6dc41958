import { KEYS as TABLE } from '../convert/words.ts'
import { KEYS as FIND } from '../find/words.ts'
import { KEYS as QUERY } from '../query/words.ts'
import { KEYS as TREE } from '../tree/words.ts'

export const TITLE = 'Keys of this page'

/** What the keys do, place by place. */
export const GROUPS: { title: string; keys: [keys: string, what: string][] }[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'Format and validate'],
      ['?', 'Show these keys'],
    ],
  },
  {
    title: 'Tabs of the result',
    keys: [
      ['← →', 'Go from tab to tab'],
      ['Enter, Space', 'Open the tab'],
    ],
  },
  { title: 'Text of the result', keys: FIND },
  { title: 'Tree', keys: TREE },
  { title: 'Query', keys: QUERY },
  { title: 'Table of the result', keys: TABLE },
]

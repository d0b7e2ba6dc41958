import { KEYS as TABLE } from '@/json/convert/sentences.ts'
import { KEYS as QUERY } from '@/json/query/sentences.ts'
import { KEYS as TREE } from '@/json/tree/sentences.ts'
import { SHOW_KEYS, TABS, type KeyGroup } from './KeyMap.tsx'
import { KeyMap } from './KeyMap.tsx'

const FIND_KEYS: [keys: string, what: string][] = [
  ['Ctrl or ⌘ + F', 'Search the result; press again for the browser’s own search'],
  ['Enter', 'Go to the next match'],
  ['Shift + Enter', 'Go to the previous match'],
  ['Escape', 'Close the search'],
]

/** The keyboard shortcuts of the formatter page, by area. */
const GROUPS: KeyGroup[] = [
  { title: 'Everywhere', keys: [['Ctrl or ⌘ + Enter', 'Format and validate'], SHOW_KEYS] },
  TABS,
  { title: 'Text of the result', keys: FIND_KEYS },
  { title: 'Tree', keys: TREE },
  { title: 'Query', keys: QUERY },
  { title: 'Table of the result', keys: TABLE },
]

export function FormatterKeys(props: { onClose: () => void }) {
  return <KeyMap groups={GROUPS} {...props} />
}

import { KEYS as TABLE } from '@/json/convert/sentences.ts'
import { KEYS as FIND } from '../find/words.ts'
import { KEYS as QUERY } from '@/json/query/sentences.ts'
import { KEYS as TREE } from '@/json/tree/sentences.ts'
import { SHOW_KEYS, TABS, type KeyGroup } from './groups.ts'
import { KeyMap } from './KeyMap.tsx'

/** What the keys do where a document is formatted, place by place. */
const GROUPS: KeyGroup[] = [
  { title: 'Everywhere', keys: [['Ctrl or ⌘ + Enter', 'Format and validate'], SHOW_KEYS] },
  TABS,
  { title: 'Text of the result', keys: FIND },
  { title: 'Tree', keys: TREE },
  { title: 'Query', keys: QUERY },
  { title: 'Table of the result', keys: TABLE },
]

export function FormatterKeys(props: { onClose: () => void }) {
  return <KeyMap groups={GROUPS} {...props} />
}

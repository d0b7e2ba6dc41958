import { STEP_KEYS as DIFFERENCES } from '@/islands/ui/difference/signs.ts'
import { SHOW_KEYS, TABS, type KeyGroup } from './KeyMap.tsx'
import { KeyMap } from './KeyMap.tsx'

/** The keyboard shortcuts of the comparison page, by area. */
const GROUPS: KeyGroup[] = [
  { title: 'Everywhere', keys: [SHOW_KEYS] },
  { title: 'Differences', keys: DIFFERENCES },
  TABS,
]

export function CompareKeys(props: { onClose: () => void }) {
  return <KeyMap groups={GROUPS} {...props} />
}

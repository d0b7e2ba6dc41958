import { MOVED_AWAY, MOVED_HERE, ADDED, PAIRED, REMOVED } from '@/json/compare/entries.ts'
import { CHANGED, type RowSign } from '@/json/compare/comparison.ts'
import { whole } from '@/lib/format.ts'
import type { CompareView } from './use-compare.ts'

/** The keyboard shortcuts of the page, for its list of shortcuts. */
export const KEYS: [keys: string, what: string][] = [
  ['Alt + ↓', 'Next difference'],
  ['Alt + ↑', 'Previous difference'],
]

/** The sign and name of each kind of difference. Colour is only an additional cue. */
export const SIGNS: Record<RowSign, { sign: string; name: string; word: string }> = {
  [PAIRED]: { sign: '', name: '', word: 'same' },
  [REMOVED]: { sign: '−', name: 'Removed', word: 'removed' },
  [ADDED]: { sign: '+', name: 'Added', word: 'added' },
  [MOVED_AWAY]: { sign: '↕', name: 'Moved from here', word: 'moved' },
  [MOVED_HERE]: { sign: '↕', name: 'Moved here', word: 'moved' },
  [CHANGED]: { sign: '~', name: 'Changed', word: 'changed' },
}

/** The kinds of difference, in the order of the summary. */
const COUNTED: RowSign[] = [CHANGED, ADDED, REMOVED, MOVED_HERE]

export const SIDES = {
  left: { label: 'Left (before)', name: 'left' },
  right: { label: 'Right (after)', name: 'right' },
} as const

/** Returns the summary of a comparison or its state; an empty string after a failure. */
export function summaryOf({ state, comparison }: CompareView): string {
  if (state === 'waiting') return 'Enter two documents'
  if (state === 'failed') return ''
  if (state === 'cancelled') return 'Cancelled'
  if (comparison === undefined) return 'Comparing…'
  const { kinds, count } = comparison.changes
  if (count === 0) return comparison.notJson ? 'The texts are the same' : 'No differences'
  const counts = new Uint32Array(6)
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  const parts = COUNTED.filter((kind) => counts[kind]).map(
    (kind) => `${whole(counts[kind] ?? 0)} ${SIGNS[kind].word}`,
  )
  return `${count === 1 ? '1 difference' : `${whole(count)} differences`}: ${parts.join(', ')}`
}

import * as SHOWN from '@/islands/ui/difference/signs.ts'
import type { Sign } from '@/islands/ui/difference/signs.ts'
import { MOVED_AWAY, MOVED_HERE, ADDED, PAIRED, REMOVED } from '@/json/compare/entries.ts'
import { CHANGED, type RowSign } from '@/json/compare/comparison.ts'
import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'
import type { CompareView } from './use-compare.ts'

/** How each kind of difference is shown. */
export const SIGNS: Record<RowSign, Sign> = {
  [PAIRED]: SHOWN.SAME,
  [REMOVED]: SHOWN.REMOVED,
  [ADDED]: SHOWN.ADDED,
  [MOVED_AWAY]: { sign: '↕', name: 'Moved from here', word: 'moved' },
  [MOVED_HERE]: { sign: '↕', name: 'Moved here', word: 'moved' },
  [CHANGED]: SHOWN.CHANGED,
}

/** The kinds of difference, in the order of the summary. */
const COUNTED: RowSign[] = [CHANGED, ADDED, REMOVED, MOVED_HERE]

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
  return `${counted(count, 'difference')}: ${parts.join(', ')}`
}

import { whole } from '@/lib/format.ts'

import type { CompareView } from './use-compare.ts'
import { COUNTED, SIGNS } from './words.ts'

/** How many differences there are, in words; nothing while that is not known. */
export function summaryOf({ state, comparison }: CompareView): string {
  if (state === 'waiting') return 'Two documents are needed'
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

import { FIRST_OPTIONS } from './choices.ts'
import { partOf } from './matches/marked-parts.ts'
import { runPattern } from './run.ts'

/** Returns the first match of a `pattern` in a `text` with its groups, and the text with the `replacement` (docs/authors.md). */
export function figures(values: Record<string, string>): Record<string, string> {
  const { text = '', pattern = '', replacement = '' } = values
  const options = { ...FIRST_OPTIONS, pattern, replacement }
  const found = runPattern({ mode: 'match', text, options })
  if (found.kind !== 'matches' || found.count === 0) return { 'First match': 'none' }
  const groups = found.names.map((_, group) => partOf(text, found, 0, group + 1) ?? 'took no part')
  return {
    'First match': partOf(text, found, 0) ?? '',
    Groups: groups.join(', '),
    'Replaced text': runPattern({ mode: 'replace', text, options }).output,
  }
}

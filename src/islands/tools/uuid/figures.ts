import { isoText } from '@/islands/ui/dates/moments.ts'
import { describe } from './describe.ts'
import { readIdentifier } from './read-id.ts'

/** Returns the time in UTC of an `id` (docs/authors.md). */
export function figures({ id = '' }: Record<string, string>): Record<string, string> {
  const found = readIdentifier(id)
  const nanos = found && describe(found).nanos
  return { 'Time in UTC': nanos === undefined ? 'not known' : isoText(nanos, 'UTC') }
}

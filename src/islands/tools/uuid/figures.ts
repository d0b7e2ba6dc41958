import { floorDivide, isoText } from '@/islands/ui/dates/moments.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { describe, readIdentifier } from './read-id.ts'

/** Returns when an `id` was made (docs/authors.md); nothing when it does not say so. */
export function figures({ id = '' }: Record<string, string>): Record<string, string> {
  const { nanos } = describe(readIdentifier(id) ?? { kind: 'UUID', hex: '' })
  if (nanos === undefined) return {}
  return {
    'Time in IST': isoText(nanos, INDIA),
    'Time in UTC': isoText(nanos, 'UTC'),
    'Unix milliseconds': String(floorDivide(nanos, 1_000_000n)),
  }
}

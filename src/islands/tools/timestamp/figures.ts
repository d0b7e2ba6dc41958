import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { written } from './formats.ts'
import { readMoment } from './read-moment.ts'

/** Returns a moment, written in any form, in UTC and as seconds (docs/authors.md). */
export function figures({ moment = '' }: Record<string, string>): Record<string, string> {
  const { nanos } = readMoment(moment, INDIA, 0)
  return {
    'In UTC': written(nanos, 'utc', INDIA, true),
    'In seconds': written(nanos, 'seconds', INDIA, true),
  }
}

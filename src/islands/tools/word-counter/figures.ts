import { whole } from '@/lib/format.ts'

import { smsOf } from './limits/sms.ts'
import { statisticsOf } from './statistics.ts'

/** Returns the counts of a `text` and its parts as SMS, as posts show them (docs/authors.md). */
export function figures({ text = '' }: Record<string, string>): Record<string, string> {
  const counted = statisticsOf(text)
  const sms = smsOf(text)
  return {
    Words: whole(counted.words),
    Sentences: whole(counted.sentences),
    'Sentences as you read them': whole(counted.sentencesAsRead),
    Lines: whole(counted.lines),
    Characters: whole(counted.characters),
    'Characters without spaces': whole(counted.charactersWithoutSpaces),
    'Characters as you see them': whole(counted.graphemes ?? Number.NaN),
    'UTF-16 units': whole(text.length),
    Bytes: whole(counted.bytes),
    'SMS messages': whole(sms.parts),
    'SMS places': whole(sms.units),
    'SMS places of a part': whole(sms.placesOfPart),
    'SMS places free': whole(sms.free),
  }
}

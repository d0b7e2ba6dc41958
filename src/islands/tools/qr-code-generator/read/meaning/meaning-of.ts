import { contactMeaning, eventMeaning } from './contact-and-event.ts'
import type { Meaning } from './meaning.ts'
import { merchantMeaning } from './merchant.ts'
import { messageMeaning } from './message.ts'
import { placeMeaning } from './place.ts'
import { esimMeaning, passwordsMeaning } from './secrets.ts'
import { upiMeaning } from './upi.ts'
import { appMeaning, webMeaning } from './web.ts'
import { wifiMeaning } from './wifi.ts'

/** Each explains texts of its kind and returns undefined for others. The last ones accept the most. */
const KINDS: readonly ((text: string) => Meaning | undefined)[] = [
  upiMeaning,
  merchantMeaning,
  wifiMeaning,
  contactMeaning,
  eventMeaning,
  messageMeaning,
  placeMeaning,
  passwordsMeaning,
  esimMeaning,
  webMeaning,
  appMeaning,
]

/** Returns what a phone would do with the text of a code. */
export function meaningOf(text: string): Meaning & { warnings: readonly string[] } {
  const trimmed = text.trim()
  for (const kind of KINDS) {
    const meaning = kind(trimmed)
    if (meaning !== undefined)
      return { ...meaning, warnings: [...(meaning.warnings ?? []), ...strangeSigns(text)] }
  }
  const isBlank = trimmed === ''
  return {
    kind: 'Text',
    does: isBlank
      ? 'This code holds nothing but spaces.'
      : 'This is text. It opens nothing by itself.',
    details: [],
    warnings: strangeSigns(text),
  }
}

function strangeSigns(text: string): string[] {
  return [
    /[\u202A-\u202E\u2066-\u2069]/.test(text) &&
      'It holds signs that turn the order of letters round, so it may not read as it is.',
    /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) &&
      'Some of it is no text but data for a program, which cannot be shown.',
  ].filter((warning) => warning !== false)
}

import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import type { TextPanelProps } from '@/islands/text-tool/definition.ts'
import { malformedEscape } from './malformed-escape.ts'

export type UrlMode = 'encode' | 'decode'
export type UrlPanelProps = TextPanelProps<UrlMode>

/**
 * A text percent-encoded as one component of a URL, or such a component as text, by the functions of ECMAScript
 * (`encodeURIComponent`, `decodeURIComponent`): "+" stays "+" both ways.
 * Throws 'Invalid input for encode operation' or 'Invalid input for decode operation'; the error's `cause` says where and why.
 */
export function convertUrl(mode: UrlMode, text: string): string {
  return mode === 'encode' ? encodeComponent(text) : decodeComponent(text)
}

/** Whether a decoded text would change if it were decoded once more: "%20" left over from "%2520". */
export function isEncodedTwice(decoded: string): boolean {
  return /%[0-9a-f]{2}/i.test(decoded) && malformedEscape(decoded) === undefined
}

function encodeComponent(text: string): string {
  const position = text.search(/\p{Surrogate}/u)
  if (position === -1) return encodeURIComponent(text)
  const code = text.charCodeAt(position).toString(16).toUpperCase()
  throw new Error('Invalid input for encode operation', {
    cause: `Character ${ordinal(text, position)} (U+${code}) is half of a surrogate pair, which has no UTF-8 form.`,
  })
}

function decodeComponent(text: string): string {
  const malformed = malformedEscape(text)
  if (malformed === undefined) return decodeURIComponent(text)
  throw new Error('Invalid input for decode operation', {
    cause: `Character ${ordinal(text, malformed.index)}: ${malformed.reason}`,
  })
}

/** The place as the visitor counts: from 1, an emoji as one. */
function ordinal(text: string, index: number): number {
  return charactersBefore(text, index) + 1
}

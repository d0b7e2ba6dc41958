import { convertUrl } from './percent-encoding.ts'

/** A `text` percent-encoded once and twice, or `encoded` text decoded; it is what posts show (docs/authors.md). */
export function figures({ text, encoded }: Record<string, string>): Record<string, string> {
  const decoded = text ?? convertUrl('decode', encoded ?? '')
  const once = encoded ?? convertUrl('encode', decoded)
  return { Text: decoded, Encoded: once, 'Encoded twice': convertUrl('encode', once) }
}

import { twoDecimals, whole } from '@/lib/format.ts'

import { base64Codes, PLAIN } from './alphabet.ts'
import { convertBase64 } from './base64.ts'

/**
 * A `text` as Base64, `base64` as text, and what both weigh, also the `first` letters, those of bytes in `hex` too, and the
 * Base64 of the Base64. It is what posts show (docs/authors.md).
 */
export function figures(values: Record<string, string>): Record<string, string> {
  const { text, base64, hex, first = '3' } = values
  const beginning = Number(first)
  if (hex !== undefined) return { 'First letters': base64OfHex(hex).slice(0, beginning) }
  const decoded = text ?? convertBase64('decode', base64 ?? '').output
  const encoded = base64 ?? convertBase64('encode', decoded).output
  const bytes = new TextEncoder().encode(decoded).length
  return {
    Base64: encoded,
    'First letters': encoded.slice(0, beginning),
    'Base64 of the Base64': convertBase64('encode', encoded).output,
    Text: decoded,
    'Bytes of the text': whole(bytes),
    'Bytes of the Base64': whole(encoded.length),
    'Base64 for each byte': twoDecimals(encoded.length / bytes),
  }
}

function base64OfHex(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16))
  return new TextDecoder().decode(base64Codes(bytes, PLAIN))
}

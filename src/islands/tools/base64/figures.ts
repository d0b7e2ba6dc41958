import { twoDecimals, whole } from '@/lib/format.ts'

import { convertBase64 } from './base64.ts'

/** A `text` as Base64, `base64` as text, and what both weigh; it is what posts show (docs/authors.md). */
export function figures({ text, base64 }: Record<string, string>): Record<string, string> {
  const decoded = text ?? convertBase64('decode', base64 ?? '').output
  const encoded = base64 ?? convertBase64('encode', decoded).output
  const bytes = new TextEncoder().encode(decoded).length
  return {
    Base64: encoded,
    Text: decoded,
    'Bytes of the text': whole(bytes),
    'Bytes of the Base64': whole(encoded.length),
    'Base64 for each byte': twoDecimals(encoded.length / bytes),
  }
}

import { whole } from '@/lib/format.ts'

import { allEncodings, ENCODINGS } from './encodings/encodings.ts'
import { decodeLayers } from './layers/layers.ts'
import { convertUrl } from './percent-encoding.ts'

/**
 * Returns the figures for posts (docs/authors.md). For `text`: up to three rounds of encoding with their lengths, and each
 * standard. For `encoded`: the decoded text and its layers.
 */
export function figures({ text, encoded }: Record<string, string>): Record<string, string> {
  const decoded = text ?? convertUrl('decode', encoded ?? '')
  const once = encoded ?? convertUrl('encode', decoded)
  const twice = convertUrl('encode', once)
  const thrice = convertUrl('encode', twice)
  const { decodings } = decodeLayers(once, 'plus')
  const all = allEncodings(decoded)
  return {
    Text: decoded,
    Encoded: once,
    'Encoded twice': twice,
    'Encoded three times': thrice,
    'Characters encoded': whole(once.length),
    'Characters encoded twice': whole(twice.length),
    'Characters encoded three times': whole(thrice.length),
    Layers: whole(decodings.length),
    ...Object.fromEntries(decodings.map((layer, index) => [`Layer ${index + 1}`, layer])),
    ...Object.fromEntries(
      ENCODINGS.map(({ id, name }) => [name, all[id].map((piece) => piece.text).join('')]),
    ),
  }
}

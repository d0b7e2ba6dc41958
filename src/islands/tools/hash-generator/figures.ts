import { whole } from '@/lib/format.ts'

import { EVERY_LENGTH, type EveryAlgorithm } from './hash.ts'
import { written } from './more/written.ts'
import { everyHasher, hashBlob } from './stream-hash.ts'

const NAMES = Object.keys(EVERY_LENGTH) as EveryAlgorithm[]

/**
 * The digests of a `text` in an `encoding`, whole and their `first` digits, and how many of their bits are others than those
 * of `other`; it is what posts show (docs/authors.md).
 */
export async function figures(values: Record<string, string>): Promise<Record<string, string>> {
  const { text = '', encoding = 'UTF-8', other = text, first = '8' } = values
  const [digests, others] = await Promise.all([text, other].map((one) => digestsOf(one, encoding)))
  const rows = NAMES.flatMap((name) => {
    const digest = digests?.[name] ?? ''
    return [
      [name, digest],
      [`${name}, first digits`, digest.slice(0, Number(first))],
      [`${name}, in short`, `${digest.slice(0, 8)}…${digest.slice(-4)}`],
      [`${name}, digits`, whole(EVERY_LENGTH[name])],
      [`${name}, Base64`, written(digest, 'base64')],
      [`${name}, bits changed`, whole(bitsChanged(digest, others?.[name] ?? ''))],
    ]
  })
  const bytes = bytesOf(text, encoding).length
  return Object.fromEntries([['Bytes', whole(bytes)], ...rows]) as Record<string, string>
}

function digestsOf(text: string, encoding: string) {
  return hashBlob(new Blob([bytesOf(text, encoding)]), NAMES, everyHasher)
}

function bytesOf(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'UTF-8') return new TextEncoder().encode(text)
  const units = Array.from(text.split(''), (unit) => unit.charCodeAt(0))
  if (encoding === 'ISO 8859-1') return Uint8Array.from(units)
  if (encoding === 'UTF-16LE')
    return Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]))
  throw new Error(`does not know the encoding "${encoding}"`)
}

function bitsChanged(digest: string, other: string): number {
  const differing = BigInt(`0x0${digest}`) ^ BigInt(`0x0${other}`)
  return differing.toString(2).replaceAll('0', '').length
}

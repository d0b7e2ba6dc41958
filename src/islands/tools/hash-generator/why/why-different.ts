import { EVERY_LENGTH, type EveryAlgorithm } from '../hash.ts'
import { everyHasher, hashBlob } from '../stream-hash.ts'
import type { DigestCandidates } from '../expected-digest.ts'
import { changesOf } from './changes.ts'
import { hmac } from '../hmac/hmac.ts'
import {
  keyBytes,
  type KeyForm,
  digestsIn,
  HMAC_ALGORITHMS,
  type HmacAlgorithm,
} from '../hmac/signature.ts'

/** What was hashed, in the words of the answer. */
export type Subject = 'file' | 'text' | 'message'

/** Limit in bytes, because a text is hashed several hundred times. */
const MOST_TRIED_AS_TEXT = 10_000_000

/**
 * Explains why a file or text does not have an expected digest. Tries other algorithms of that length, an empty file or text,
 * and the changes of `changesOf`, also combined. Returns words for the match, or undefined.
 */
export async function whyDifferent(
  content: Blob,
  expected: DigestCandidates,
  subject: Subject = 'file',
): Promise<string | undefined> {
  const names = Object.keys(EVERY_LENGTH) as EveryAlgorithm[]
  const sameLength = names.filter((name) => EVERY_LENGTH[name] === expected.digest.length)
  const match = async (blob: Blob) => {
    const digests = await hashBlob(blob, sameLength, everyHasher)
    const found = sameLength.find((name) => digests[name] === expected.digest)
    return found && `the ${found} hash of`
  }
  const ofNothing = await match(new Blob([]))
  if (ofNothing !== undefined) return `${ofNothing} an empty ${subject}`
  return firstMatch(content, subject, match)
}

/**
 * Returns words for the first of the usual changes to a content whose digest `match` recognises: the words of `match`, then
 * "this file with CRLF line ends". Undefined if there is none.
 */
async function firstMatch(
  content: Blob,
  subject: Subject,
  match: (blob: Blob) => Promise<string | undefined>,
): Promise<string | undefined> {
  const asIs = await match(content)
  if (asIs !== undefined) return `${asIs} this ${subject} as it is`
  const text = await textOf(content)
  if (text === undefined) return undefined
  for (const [words, changed] of changesOf(text)) {
    const found = await match(new Blob([changed]))
    if (found !== undefined) return `${found} this ${subject} ${words}`
  }
  return undefined
}

/** Whether the changes to a text were tried on a content. */
export async function isTriedAsText(content: Blob): Promise<boolean> {
  return (await textOf(content)) !== undefined
}

/** Returns a content as text with its byte order mark. Undefined if it is not text, or too long. */
async function textOf(content: Blob): Promise<string | undefined> {
  if (content.size > MOST_TRIED_AS_TEXT) return undefined
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(await content.arrayBuffer())
  } catch {
    return undefined
  }
}

/** A message with its key, and the signature that it does not have. */
export interface SignedMessage {
  key: string
  form: KeyForm
  received: string
}

interface Key {
  /** Words that follow "HMAC-SHA-256", or an empty text for the key as entered. */
  words: string
  bytes: Uint8Array
}

const FORM_WORDS: Record<KeyForm, string> = {
  text: ' with the key as text, of',
  hex: ' with the key read as hexadecimal, of',
  base64: ' with the key read as Base64, of',
}

/**
 * Explains why a message does not have a signature. Tries the other hash functions of that length, other readings of the key,
 * plain hashes, and the usual changes to the message, also combined. Returns words for the match, or undefined.
 */
export async function whySignature(
  message: Blob,
  { key, form, received }: SignedMessage,
): Promise<string | undefined> {
  const digests = digestsIn(received)
  const algorithms = HMAC_ALGORITHMS.filter((name) =>
    digests.some(({ length }) => length === EVERY_LENGTH[name]),
  )
  const keys = keysOf(key, form)
  const plain = await plainHash(message, keys[0]?.bytes, algorithms, digests)
  if (plain !== undefined) return plain
  return firstMatch(message, 'message', async (blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    for (const { words, bytes: keyBytes } of keys)
      for (const algorithm of algorithms)
        if (digests.includes(await hmac(algorithm, keyBytes, bytes)))
          return `the HMAC-${algorithm}${words}`
    return undefined
  })
}

/** Returns the readings of a key, that of the visitor first. Without the ones that are not possible. */
function keysOf(key: string, form: KeyForm): Key[] {
  const readings: [words: string, key: string, form: KeyForm][] = [
    [' of', key, form],
    [' with the key without the white space around it, of', key.trim(), form],
    [FORM_WORDS.text, key, 'text'],
    [FORM_WORDS.hex, key, 'hex'],
    [FORM_WORDS.base64, key, 'base64'],
    [' with the key without “whsec_” and read as Base64, of', key.replace('whsec_', ''), 'base64'],
  ]
  const keys = new Map<string, Key>()
  for (const [words, text, as] of readings) {
    const bytes = readKey(text, as)
    if (bytes !== undefined && !keys.has(String(bytes))) keys.set(String(bytes), { words, bytes })
  }
  return [...keys.values()]
}

function readKey(key: string, form: KeyForm): Uint8Array | undefined {
  try {
    return keyBytes(key, form)
  } catch {
    return undefined
  }
}

/** Looks for a hash without the construction of RFC 2104: of the message alone, or with the key before or after it. */
async function plainHash(
  message: Blob,
  key: Uint8Array | undefined,
  algorithms: readonly HmacAlgorithm[],
  digests: readonly string[],
): Promise<string | undefined> {
  const keyPart = new Uint8Array(key ?? [])
  const contents: [words: string, blob: Blob][] = [
    ['this message, without the key', message],
    ['the key followed by this message, which is not an HMAC', new Blob([keyPart, message])],
    ['this message followed by the key, which is not an HMAC', new Blob([message, keyPart])],
  ]
  for (const [words, blob] of contents) {
    const hashes = await hashBlob(blob, algorithms, everyHasher)
    const found = algorithms.find((name) => digests.includes(hashes[name] ?? ''))
    if (found !== undefined) return `the plain ${found} hash of ${words}`
  }
  return undefined
}

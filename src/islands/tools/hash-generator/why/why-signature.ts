import { EVERY_LENGTH } from '../hash.ts'
import { hmac } from '../hmac/hmac.ts'
import { keyBytes, type KeyForm } from '../hmac/key-bytes.ts'
import { digestsIn, HMAC_ALGORITHMS, type HmacAlgorithm } from '../hmac/signature.ts'
import { everyHasher, hashBlob } from '../stream-hash.ts'
import { firstMatch } from './why-different.ts'

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

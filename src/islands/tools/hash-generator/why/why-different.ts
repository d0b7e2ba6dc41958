import { EVERY_LENGTH, type EveryAlgorithm } from '../hash.ts'
import { everyHasher, hashBlob } from '../stream-hash.ts'
import type { DigestCandidates } from '../verify/digest-candidates.ts'
import { changesOf } from './changes.ts'

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
export async function firstMatch(
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

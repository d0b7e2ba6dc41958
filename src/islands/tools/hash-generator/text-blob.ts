import { after } from '@/islands/ui/work/use-settled.ts'

/** UTF-16 code units encoded at a time: a few milliseconds of work, also for Hindi on a phone. */
const SLICE = 250_000

/**
 * Encodes a text as UTF-8 in slices, between which the page responds: 100 MB at once would block it for a second or two.
 * Rejects half of a surrogate pair, which has no bytes. The digest of a replacement would be of another text.
 */
export async function textBlob(text: string): Promise<Blob> {
  const parts: Blob[] = []
  for (let start = 0; start < text.length;) {
    const end = endOfSlice(text, start)
    const slice = text.slice(start, end)
    if (!slice.isWellFormed()) throw new Error('The text contains half of a surrogate pair.')
    parts.push(new Blob([slice]))
    start = end
    if (start < text.length) await new Promise<void>((resolve) => after(0, resolve))
  }
  return new Blob(parts)
}

/** Returns the end of a slice that does not split a surrogate pair. */
function endOfSlice(text: string, start: number): number {
  const end = start + SLICE
  return end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : end
}

/** Characters encoded at a time: a few milliseconds of work, also in Hindi on a phone. */
const SLICE = 250_000

/**
 * A text as UTF-8, encoded slice by slice with the page alive in between: 100 MB at once would stop it for a second or two.
 * Rejects half of a surrogate pair, which has no bytes; the digest of a replacement would be of another text.
 */
export async function textBlob(text: string): Promise<Blob> {
  const parts: Blob[] = []
  for (let start = 0; start < text.length;) {
    const end = endOfSlice(text, start)
    const slice = text.slice(start, end)
    if (!slice.isWellFormed()) throw new Error('The text holds half of a surrogate pair.')
    parts.push(new Blob([slice]))
    start = end
    if (start < text.length) await new Promise((resolve) => setTimeout(resolve))
  }
  return new Blob(parts)
}

/** Where a slice ends, so that no surrogate pair is cut in two. */
function endOfSlice(text: string, start: number): number {
  const end = start + SLICE
  return end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : end
}

/** The most a post may weigh: 5,000 characters of any script, escaped in any way, fit into it. */
const MOST_BYTES = 64 * 1_024
/**
 * A larger one is read this far and thrown away: a client that is cut off while it is sending sees a broken connection
 * instead of the answer. What comes after that is not read.
 */
const MOST_READ_BYTES = 16 * MOST_BYTES

/** The text of a body, or what is wrong with it. */
export type Body =
  { kind: 'text'; text: string } | { kind: 'too-large' | 'not-utf8' | 'broken-off' }

/**
 * Reads a request body of at most 64 KiB as UTF-8. Never rejects.
 * What is `too-large` may not have been read to its end: the connection must be closed after the answer.
 */
export async function readBody(request: Request): Promise<Body> {
  if (Number(request.headers.get('content-length')) > MOST_READ_BYTES) return { kind: 'too-large' }
  const bytes = await collect(request).catch(() => 'broken-off' as const)
  if (typeof bytes === 'string') return { kind: bytes }
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { kind: 'not-utf8' }
  }
}

async function collect(request: Request): Promise<Uint8Array | 'too-large'> {
  const kept: Uint8Array[] = []
  let seenBytes = 0
  // A loop over the body would cancel it on the way out, and with it the connection that the answer has to take.
  const reader = request.body?.getReader()
  while (seenBytes <= MOST_READ_BYTES) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return seenBytes > MOST_BYTES ? 'too-large' : Buffer.concat(kept)
    seenBytes += value.byteLength
    if (seenBytes <= MOST_BYTES) kept.push(value)
    else kept.length = 0
  }
  return 'too-large'
}

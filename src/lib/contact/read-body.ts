/** The most a post may weigh: 5,000 characters of any script, escaped in any way, fit into it. */
const MOST_BYTES = 64 * 1_024

/** The text of a body, or what is wrong with it. */
export type Body =
  { kind: 'text'; text: string } | { kind: 'too-large' | 'not-utf8' | 'broken-off' }

/**
 * Reads a request body of at most 64 KiB as UTF-8. Never rejects.
 * A larger one is read to its end all the same, without being kept: a client that is still sending would find a broken
 * connection instead of the answer. The server's time limit for a request bounds that.
 */
export async function readBody(request: Request): Promise<Body> {
  const bytes = await collect(request).catch(() => 'broken-off' as const)
  if (typeof bytes === 'string') return { kind: bytes }
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { kind: 'not-utf8' }
  }
}

async function collect(request: Request): Promise<Uint8Array | 'too-large'> {
  let kept: Uint8Array[] = []
  let seenBytes = 0
  for await (const chunk of request.body ?? []) {
    seenBytes += chunk.byteLength
    if (seenBytes <= MOST_BYTES) kept.push(chunk)
    else kept = []
  }
  return seenBytes > MOST_BYTES ? 'too-large' : Buffer.concat(kept)
}

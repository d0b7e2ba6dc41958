import { readToken } from './read-token.ts'
import { verifySignature } from './verify/verify-signature.ts'

/** Returns the algorithm and claims of a `token`, and whether its signature matches a `key` (docs/authors.md). */
export async function figures({
  token = '',
  key = '',
}: Record<string, string>): Promise<Record<string, string>> {
  const read = readToken({ text: token }, 0).token
  const { state } = await verifySignature(read, key)
  const claims = Object.entries(read.claims?.value ?? {}).map(([name, value]) => [name, String(value)] as const) // prettier-ignore
  return { alg: read.alg, ...Object.fromEntries(claims), Signature: state }
}

import { written } from '../more/written.ts'
import { hmac } from './hmac.ts'
import { keyBytes, HMAC_ALGORITHMS } from './signature.ts'

/** Returns the codes of a `message` under a `key`, in hexadecimal and Base64, for posts (docs/authors.md). */
export async function figures(values: Record<string, string>): Promise<Record<string, string>> {
  const { key = '', message = '' } = values
  const codes = HMAC_ALGORITHMS.map(async (name) => {
    const code = await hmac(name, keyBytes(key, 'text'), new TextEncoder().encode(message))
    return [
      [`HMAC-${name}`, code],
      [`HMAC-${name}, Base64`, written(code, 'base64')],
    ]
  })
  return Object.fromEntries((await Promise.all(codes)).flat()) as Record<string, string>
}

import { withoutEnd } from '@/lib/without-end.ts'

/** Where a text is not Base64url as tokens write it (RFC 7515, section 2), and why. */
export class Base64urlError extends Error {
  /** UTF-16 code units before the place. */
  readonly index: number

  constructor(index: number, reason: string) {
    super(reason)
    this.index = index
  }
}

/** Decodes Base64url without padding. Throws a `Base64urlError`. */
export function base64urlBytes(text: string): Uint8Array<ArrayBuffer> {
  const index = text.search(/[^\w-]/)
  if (index !== -1) throw new Base64urlError(index, reasonOf(text, index))
  if (text.length % 4 === 1)
    throw new Base64urlError(
      text.length - 1,
      'One letter is left over at the end, so a part of it is missing.',
    )
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

function reasonOf(text: string, index: number): string {
  const found = String.fromCodePoint(text.codePointAt(index) ?? 0)
  if (found === '+') return 'It is “+”, where Base64url has “-”.'
  if (found === '/') return 'It is “/”, where Base64url has “_”.'
  if (found === '=') return 'It is “=”, and a token has no padding.'
  return /\s/.test(found) ? 'It is white space.' : `It is “${found}”.`
}

/** Code units that one call of `fromCharCode` takes. */
const AT_ONCE = 8192

/** Encodes bytes as Base64url without padding. */
export function base64url(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return withoutEnd(btoa(letters), '=').replaceAll('+', '-').replaceAll('/', '_')
}

import { plural } from '@/lib/quantity.ts'
import type { Check } from './guess.ts'

const JWT = /(?:^|[^\w-])(eyJ[\w-]{8,}\.[\w-]{2,}\.[\w-]*)/

/** Recognises a JSON Web Token, also in a header or a log line. */
export const checkJwt: Check = ({ text }) => {
  const token = JWT.exec(text.slice(0, 20_000))?.[1]
  const header = token && readJson(decode(token.split('.')[0] ?? ''))
  if (!token || typeof header !== 'object' || header === null) return undefined
  const { alg } = header as { alg?: unknown }
  const names = typeof alg === 'string' && alg.length < 20 ? `; the header names ${alg}` : ''
  if (token === text)
    return { kind: 'jwt', reason: `three parts with dots${names}`, sureness: 0.995 }
  const isShort = text.length - token.length < 400
  return { kind: 'jwt', reason: `has a token in it${names}`, sureness: isShort ? 0.93 : 0.6 }
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Decodes Base64 of either alphabet, without padding, to Latin-1. Returns undefined when it is malformed. */
function decode(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}

/** Recognises a PEM block, such as a certificate or a key. */
export const checkPem: Check = ({ text }) => {
  const name = /-----BEGIN ([A-Z0-9 ]{2,40})-----/.exec(text.slice(0, 20_000))?.[1]
  return name === undefined
    ? undefined
    : { kind: 'pem', reason: `a PEM block: ${name.toLowerCase()}`, sureness: 0.985 }
}

/** Recognises a data URI. */
export const checkDataUri: Check = ({ text }) => {
  const type = /^(?:url\(["']?)?data:([\w.+-]+\/[\w.+-]+)?(?:;[\w-]+(?:=[\w".-]+)?)*,/i.exec(text)
  return type === null
    ? undefined
    : { kind: 'data-uri', reason: `a data URI of type ${type[1] ?? 'text/plain'}`, sureness: 0.99 }
}

const DIGEST_NAMES: Record<number, string> = {
  8: 'CRC-32',
  32: 'MD5',
  40: 'SHA-1',
  56: 'SHA-224',
  64: 'SHA-256',
  96: 'SHA-384',
  128: 'SHA-512',
}

/** Recognises the hexadecimal digest of a hash, and a digest with the name of its algorithm. */
export const checkDigest: Check = ({ text }) => {
  const [, name, hex = ''] =
    /^(?:(md5|sha-?\d{1,3}(?:[-/]\d{3})?)[:=-]\s*)?((?:[\da-f]{2}[: ]?){16,64})$/i.exec(text) ?? []
  const digits = hex.replace(/[: ]/g, '')
  const guessed = DIGEST_NAMES[digits.length]
  if (guessed !== undefined && (name !== undefined || /[a-f]/i.test(digits)))
    return {
      kind: 'digest',
      reason: `${digits.length} hexadecimal digits, as of ${name?.toUpperCase() ?? guessed}`,
      sureness: 0.97,
    }
  return /^sha(?:256|384|512)-[A-Za-z\d+/]{43,86}={0,2}$/.test(text)
    ? { kind: 'digest', reason: 'an integrity value of a web page', sureness: 0.97 }
    : undefined
}

const CHECKSUM =
  /^(?:\\?[\da-f]{32,128} [ *]?\S.*|(?:MD5|SHA-?\d+(?:[-/]\d+)?|BLAKE\w+) ?\(.+\) ?= ?[\da-f]{32,128})$/i

/** Recognises the lines of a checksum file. */
export const checkChecksums: Check = ({ lines, isCut }) => {
  const seen = lines.slice(0, isCut ? -1 : undefined).filter((line) => !line.startsWith('#'))
  if (seen.length === 0 || !seen.every((line) => CHECKSUM.test(line))) return undefined
  const count = plural(seen.length, 'a checksum', `${seen.length} checksums`)
  return { kind: 'checksums', reason: `${count} with file names`, sureness: 0.98 }
}

/** First bytes of files, in Latin-1, that are often in Base64. */
const FILE_STARTS =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF|%PDF|PK\x03\x04|\x1f\x8b|wOF|OggS|ID3|\x00\x00\x00.ftyp)/

/** Shorter texts are words, unless they are padded and decode to text: "foo=" is not Base64, "YQ==" is. */
const LEAST_LETTERS = 6

/** Recognises Base64 of either alphabet, also wrapped into lines. */
export const checkBase64: Check = ({ text, isCut }) => {
  const joined = text
    .split('\n')
    .map((line) => line.trim())
    .join('')
  const [, bare, padding] =
    /^([A-Za-z\d+/]+)(={0,2})$/.exec(joined) ?? /^([\w-]+)(={0,2})$/.exec(joined) ?? []
  if (bare === undefined || bare.length % 4 === 1) return undefined
  const padded = padding !== ''
  if (padded ? joined.length % 4 !== 0 : bare.length < LEAST_LETTERS) return undefined
  const bytes = decode(isCut ? bare.slice(0, bare.length - (bare.length % 4)) : bare)
  if (bytes === undefined) return undefined
  if (FILE_STARTS.test(bytes)) return { kind: 'base64', reason: 'Base64 of a file', sureness: 0.96 }
  if ((padded || bytes.length >= 4) && isReadable(bytes))
    return { kind: 'base64', reason: 'decodes to readable text', sureness: 0.94 }
  if (bare.length < LEAST_LETTERS) return undefined
  if (padded) return { kind: 'base64', reason: 'ends with = as Base64 does', sureness: 0.9 }
  const isMixed = /[a-z]/.test(bare) && /[A-Z]/.test(bare) && /\d/.test(bare)
  return isMixed && bare.length >= 24
    ? { kind: 'base64', reason: 'only letters and digits of Base64', sureness: 0.8 }
    : undefined
}

/** Returns whether Latin-1 text is UTF-8 without control characters. */
function isReadable(bytes: string): boolean {
  try {
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(codes)
    return !/[^\P{C}\n\r\t\u200d]/u.test(text)
  } catch {
    return false
  }
}

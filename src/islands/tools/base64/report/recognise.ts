import { ownEntry } from '@/lib/own-entry.ts'
import { fileTypeOf, type FileType } from './file-type.ts'
import { convertBase64, type NotText } from '../base64.ts'

/** The kind of a text in the Base64 tool. */
export type Recognised =
  | { kind: 'pem'; pem: Pem }
  | { kind: 'data-uri' }
  | { kind: 'hex'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'percent' }
  | { kind: 'quoted'; inner: string }
  | { kind: 'file'; type: FileType }
  | { kind: 'other'; name: string }
  | { kind: 'unknown' }

/** Longer texts are recognised by their beginning, which identifies the format. */
const READ_CHARACTERS = 65_536

/** Returns the kind of a text. The signs that only one format has are tried first. */
export function recognise(whole: string): Recognised {
  const text = whole.slice(0, READ_CHARACTERS).trim()
  const pem = readPem(text)
  if (pem !== undefined) return { kind: 'pem', pem }
  if (/^data:[^,]*,/i.test(text)) return { kind: 'data-uri' }
  const inner = QUOTED.exec(text)?.[2]
  if (inner !== undefined && whole.length <= READ_CHARACTERS) return { kind: 'quoted', inner }
  if (isHex(text)) return { kind: 'hex', bytes: hexBytes(text) }
  if (/%(2b|2f|3d)/i.test(text) && /^[\w+/=%-]+$/.test(text)) return { kind: 'percent' }
  const type = typeInBase64(text)
  if (type !== undefined) return { kind: 'file', type }
  const name = OTHERS.find(({ is }) => is(text))?.name
  return name === undefined ? { kind: 'unknown' } : { kind: 'other', name }
}

/** Base64 copied from code and style sheets: in quotes, or in `url(…)`. */
const QUOTED = /^(?:url\()?(["'`])([\w+/=:;,.\s-]+)\1\)?[;,]?$/

/** Texts that are not Base64 but are sometimes mistaken for it. */
const OTHERS: readonly { name: string; is: (text: string) => boolean }[] = [
  { name: 'JSON', is: isJson },
  { name: 'a web address', is: (text) => /^[a-z][\w+.-]*:\/\/\S+$/i.test(text) },
  { name: 'XML or HTML', is: (text) => /^<[?!a-z][^>]*>/i.test(text) },
  {
    name: 'a UUID',
    is: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  },
  { name: 'an e-mail address', is: (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text) },
  {
    name: 'text in words',
    is: (text) => /^\S+(\s+\S+){2,}$/.test(text) && /[^\w+/=\s-]/.test(text),
  },
]

function isJson(text: string): boolean {
  try {
    return /^[[{]/.test(text) && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Whether a text is pairs of digits, perhaps separated by colons or spaces, and too long for a word. */
function isHex(text: string): boolean {
  const digits = text.replace(/^0x/i, '').replace(/[\s:]/g, '')
  return digits.length >= 16 && digits.length % 2 === 0 && /^([\da-f]+|[\dA-F]+)$/.test(digits)
}

function hexBytes(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/^0x/i, '').replace(/[\s:]/g, '')
  const bytes = new Uint8Array(digits.length / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = parseInt(digits.slice(index * 2, index * 2 + 2), 16)
  return bytes
}

/** Returns the type of a file in Base64, from the whole groups of four letters at its beginning. */
function typeInBase64(text: string): FileType | undefined {
  const letters = text.replace(/\s/g, '')
  try {
    const { output } = convertBase64(
      'decode',
      letters.slice(0, letters.length - (letters.length % 4)),
    )
    return fileTypeOf(new TextEncoder().encode(output))
  } catch (error) {
    const { cause } = error as { cause?: NotText | string }
    return typeof cause === 'object' ? fileTypeOf(cause.bytes) : undefined
  }
}

/** A text in PEM armour (RFC 7468). */
export interface Pem {
  /** The first label: "CERTIFICATE". */
  label: string
  /** The meaning of the label; undefined for an unknown label. */
  kind: string | undefined
  isSecret: boolean
  /** The number of PEM texts. */
  count: number
  /** The Base64 of the first one, without armour and headers. */
  body: string
}

/** Labels of RFC 7468, sections 5 to 13, and of older and other programs. */
const KINDS: Record<string, string> = {
  CERTIFICATE: 'an X.509 certificate',
  'X509 CERTIFICATE': 'an X.509 certificate',
  'TRUSTED CERTIFICATE': 'an X.509 certificate with OpenSSL’s notes on trust',
  'X509 CRL': 'a certificate revocation list',
  'CERTIFICATE REQUEST': 'a request for a certificate (PKCS #10)',
  'NEW CERTIFICATE REQUEST': 'a request for a certificate (PKCS #10)',
  PKCS7: 'a PKCS #7 message',
  CMS: 'a message in the Cryptographic Message Syntax',
  'PRIVATE KEY': 'a private key (PKCS #8)',
  'ENCRYPTED PRIVATE KEY': 'an encrypted private key (PKCS #8)',
  'ATTRIBUTE CERTIFICATE': 'an attribute certificate',
  'PUBLIC KEY': 'a public key',
  'RSA PUBLIC KEY': 'an RSA public key (PKCS #1)',
  'RSA PRIVATE KEY': 'an RSA private key (PKCS #1)',
  'EC PRIVATE KEY': 'a private key of an elliptic curve',
  'EC PARAMETERS': 'parameters of an elliptic curve',
  'DSA PRIVATE KEY': 'a DSA private key',
  'DH PARAMETERS': 'Diffie-Hellman parameters',
  'OPENSSH PRIVATE KEY': 'an OpenSSH private key',
  'SSH2 PUBLIC KEY': 'an SSH public key',
  'PGP MESSAGE': 'an OpenPGP message',
  'PGP SIGNATURE': 'an OpenPGP signature',
  'PGP PUBLIC KEY BLOCK': 'an OpenPGP public key',
  'PGP PRIVATE KEY BLOCK': 'an OpenPGP private key',
}

const ARMOUR = /-----BEGIN ([^\r\n-]+(?:-[^\r\n-]+)*)-----[ \t]*[\r\n](.*?)-----END \1-----/gs

/** Returns the first PEM text whose end has the same label as its beginning, or undefined. */
export function readPem(text: string): Pem | undefined {
  const [first, ...others] = text.matchAll(ARMOUR)
  if (first === undefined) return undefined
  const [, label = '', content = ''] = first
  return {
    label,
    kind: ownEntry(KINDS, label),
    isSecret: label.includes('PRIVATE KEY'),
    count: others.length + 1,
    body: withoutHeaders(content),
  }
}

/** Headers ("Proc-Type: …") end at an empty line; OpenPGP's checksum is a line that begins with "=". */
function withoutHeaders(content: string): string {
  const lines = content.split(/\r\n|\r|\n/)
  const afterHeaders = lines.some((line) => line.includes(':')) ? lines.indexOf('') + 1 : 0
  return lines
    .slice(afterHeaders)
    .filter((line) => !/^=\S{4}$/.test(line))
    .join('\n')
    .trim()
}

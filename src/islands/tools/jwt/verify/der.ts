import { ownEntry } from '@/lib/own-entry.ts'

/** One value of DER (X.690): its tag, and where its content is. */
interface DerValue {
  tag: number
  /** Where its tag is. */
  at: number
  start: number
  end: number
}

const SEQUENCE = 0x30
const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OID = 0x06
const VERSION_TAG = 0xa0

type Bytes = Uint8Array<ArrayBuffer>

const RSA = '2a864886f70d010101'
const EC = '2a8648ce3d0201'

/** Key types by the object identifiers of RFC 3279, RFC 5480 and RFC 8410, in hexadecimal. */
const KEY_TYPES: Record<string, { kty: string; crv?: string }> = {
  [RSA]: { kty: 'RSA' },
  '2a864886f70d01010a': { kty: 'RSA', crv: 'restricted to PSS' },
  [`${EC} 2a8648ce3d030107`]: { kty: 'EC', crv: 'P-256' },
  [`${EC} 2b81040022`]: { kty: 'EC', crv: 'P-384' },
  [`${EC} 2b81040023`]: { kty: 'EC', crv: 'P-521' },
  [`${EC} 2b8104000a`]: { kty: 'EC', crv: 'secp256k1' },
  '2b6570': { kty: 'OKP', crv: 'Ed25519' },
  '2b6571': { kty: 'OKP', crv: 'Ed448' },
}

/** The type of a key, as a JWK names it. */
export interface KeyType {
  kty: string
  crv?: string
}

/** Returns the type of a key in SPKI or PKCS #8. Throws when it is not such a key. */
export function keyTypeOf(der: Bytes, form: 'spki' | 'pkcs8'): KeyType {
  const children = childrenOf(der, valueAt(der, 0))
  const algorithm = children[form === 'spki' ? 0 : 1]
  if (algorithm?.tag !== SEQUENCE) throw broken()
  const [name, parameter] = childrenOf(der, algorithm)
  if (name?.tag !== OID) throw broken()
  const names = parameter?.tag === OID ? [name, parameter] : [name]
  const type = ownEntry(
    KEY_TYPES,
    names.map(({ start, end }) => hex(der.subarray(start, end))).join(' '),
  )
  if (type === undefined) throw new Error('The key is of a type that tokens do not use.')
  return type
}

/** Cuts the public key (SPKI) out of an X.509 certificate (RFC 5280, section 4.1). */
export function spkiOfCertificate(der: Bytes): Bytes {
  const [body] = childrenOf(der, valueAt(der, 0))
  if (body === undefined) throw broken()
  const fields = childrenOf(der, body)
  // Serial number, algorithm, issuer, validity, subject, and then the key; the version before them is optional.
  const key = fields[fields[0]?.tag === VERSION_TAG ? 6 : 5]
  if (key?.tag !== SEQUENCE) throw broken()
  return der.slice(key.at, key.end)
}

const RSA_ALGORITHM = wrap(SEQUENCE, fromHex(`0609${RSA}0500`))
const VERSION_0 = wrap(INTEGER, new Uint8Array([0]))

/** Returns the SPKI of an RSA public key in PKCS #1 (RFC 8017, appendix A.1). */
export function spkiOfRsa(der: Bytes): Bytes {
  return wrap(SEQUENCE, RSA_ALGORITHM, wrap(BIT_STRING, new Uint8Array([0]), der))
}

/** Returns the PKCS #8 of an RSA private key in PKCS #1. */
export function pkcs8OfRsa(der: Bytes): Bytes {
  return wrap(SEQUENCE, VERSION_0, RSA_ALGORITHM, wrap(OCTET_STRING, der))
}

/** Returns the PKCS #8 of a private key in SEC 1 (RFC 5915), which names its curve. */
export function pkcs8OfEc(der: Bytes): Bytes {
  const curve = childrenOf(der, valueAt(der, 0)).find(({ tag }) => tag === VERSION_TAG)
  if (curve === undefined) throw new Error('The private key does not name its curve.')
  const algorithm = wrap(SEQUENCE, fromHex(`0607${EC}`), der.slice(curve.start, curve.end))
  return wrap(SEQUENCE, VERSION_0, algorithm, wrap(OCTET_STRING, der))
}

function valueAt(der: Bytes, at: number): DerValue {
  const tag = der[at]
  const first = der[at + 1]
  if (tag === undefined || first === undefined) throw broken()
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (lengthBytes > 4) throw broken()
  const start = at + 2 + lengthBytes
  const length =
    lengthBytes === 0
      ? first
      : der.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  if (start + length > der.length) throw broken()
  return { tag, at, start, end: start + length }
}

function childrenOf(der: Bytes, { start, end }: DerValue): DerValue[] {
  const children: DerValue[] = []
  for (let at = start; at < end;) {
    const child = valueAt(der, at)
    children.push(child)
    at = child.end
  }
  return children
}

function wrap(tag: number, ...contents: Uint8Array[]): Bytes {
  const length = contents.reduce((sum, { length }) => sum + length, 0)
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff]
  const whole = new Uint8Array(1 + size.length + length)
  whole.set([tag, ...size])
  let at = 1 + size.length
  for (const content of contents) {
    whole.set(content, at)
    at += content.length
  }
  return whole
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function broken(): Error {
  return new Error('The key is damaged or cut off.')
}

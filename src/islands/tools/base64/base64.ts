import type { TextResult } from '@/islands/text-tool/definition.ts'
import { counted } from '@/lib/quantity.ts'
import { Base64Reader, base64Codes, PLAIN, type Base64Form } from './alphabet.ts'
import { characterPlace, strayReason } from './sentences.ts'
import { percentDecoded, readDataUri, type DataUri } from './data-uri.ts'

export type Base64Mode = 'encode' | 'decode'

/** The form of encoded text: one of the forms of the alphabet, or a data URI. */
export type WrittenForm = Base64Form | 'data-uri'

/**
 * Encodes a text as the Base64 of its UTF-8 bytes, or decodes Base64 or a data URI to text. Empty text stays empty.
 * Throws 'Invalid input for Base64 encoding' or 'Invalid Base64 string'. The `cause` of the error is a sentence with the
 * position and the reason, or a `NotText` when the bytes are not text.
 */
export function convertBase64(
  mode: Base64Mode,
  text: string,
  form: WrittenForm = PLAIN,
): TextResult {
  return mode === 'encode' ? { output: encodeBase64(text, form) } : decodeBase64(text)
}

/** The bytes of valid Base64 that is not UTF-8 text. */
export interface NotText {
  reason: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A data URI names its encoding because the default is US-ASCII. */
const TEXT_URI = 'data:text/plain;charset=utf-8;base64,'

function encodeBase64(text: string, form: WrittenForm): string {
  const position = text.search(/\p{Surrogate}/u)
  if (position !== -1)
    throw new Error('Invalid input for Base64 encoding', {
      cause: `${characterPlace(text, position)} is half of a surrogate pair, which has no UTF-8 form.`,
    })
  if (text === '') return ''
  const bytes = new TextEncoder().encode(text)
  if (form === 'data-uri') return TEXT_URI + asciiText(base64Codes(bytes, PLAIN))
  return asciiText(base64Codes(bytes, form))
}

function decodeBase64(text: string): TextResult {
  const uri = dataUriIn(text)
  const { bytes, notes } = bytesIn(text, uri)
  const output = textIn(uri?.charset, bytes, notes)
  return notes.length === 0 ? { output } : { output, warning: notes.join(' ') }
}

interface Bytes {
  bytes: Uint8Array<ArrayBuffer>
  notes: string[]
}

function bytesIn(text: string, uri: DataUri | undefined): Bytes {
  if (uri === undefined) return bytesInPem(text)
  const about = `A data URI of type ${uri.type}.${uri.hasFragment ? ' What follows “#” is not part of its data.' : ''}`
  const unescaped = percentDecoded(uri.data)
  if (uri.encoding === 'percent') return { bytes: unescaped, notes: [about] }
  const isEscaped = uri.data.includes('%')
  const data = isEscaped ? asciiText(unescaped) : uri.data
  const { bytes, notes } = isEscaped ? bytesOf(data, 0, data) : bytesOf(data, uri.start, text)
  return { bytes, notes: [about, ...notes] }
}

function bytesInPem(text: string): Bytes {
  const pem = unarmoured(text)
  if (pem === undefined) return bytesOf(text, 0, text)
  const { bytes, notes } = bytesOf(pem.text, 0, text)
  return { bytes, notes: [pem.note, ...notes] }
}

/** Decodes Base64 that begins at index `start` of `text`. Errors name positions in `text`. */
function bytesOf(base64: string, start: number, text: string): Bytes {
  const reader = new Base64Reader()
  // Up to the first stray character everything is ASCII, so bytes and characters have the same index.
  const bytes = reader.read(new TextEncoder().encode(base64))
  const notes = reader.end()
  if (reader.stray !== undefined)
    throw new Error('Invalid Base64 string', {
      cause: strayReason(text, { ...reader.stray, index: reader.stray.index + start }),
    })
  return { bytes, notes }
}

function dataUriIn(text: string): DataUri | undefined {
  try {
    return readDataUri(text)
  } catch (error) {
    throw new Error('Invalid Base64 string', { cause: (error as Error).message })
  }
}

/** Decodes text in the character set that a data URI names. Adds a note about it. */
function textIn(charset: string | undefined, bytes: Bytes['bytes'], notes: string[]): string {
  // ASCII is part of UTF-8.
  if (charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset)) return asText(bytes, notes)
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes)
    notes.push(`Its text is in the character set that it names, ${charset}.`)
    return text
  } catch (error) {
    const isUnknown = error instanceof RangeError
    notes.push(
      isUnknown
        ? `The character set “${charset}” is not known, so it was read as UTF-8.`
        : `Its bytes are not in the character set that it names, ${charset}, so it was read as UTF-8.`,
    )
    return asText(bytes, notes)
  }
}

/** Keeps a byte order mark, because decoding must return exactly the text that was encoded. */
function asText(bytes: Uint8Array<ArrayBuffer>, notes: readonly string[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const start = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0'))
    const more = bytes.length > 16 ? ' …' : ''
    const about = `The Base64 is well formed, but its ${aboutBytes(bytes.length)} not UTF-8 text: ${start.join(' ').toUpperCase()}${more}`
    const reason = [about, ...notes].join('. ')
    throw new Error('Invalid Base64 string', { cause: { reason, bytes } satisfies NotText })
  }
}

function aboutBytes(count: number): string {
  return counted(count, 'byte is', 'bytes are')
}

function asciiText(codes: Uint8Array): string {
  return new TextDecoder().decode(codes)
}

/** PEM armour with its text (RFC 7468, section 2), also where the end is missing. */
const BLOCK = /-----BEGIN ([^\r\n]+?)-----(?:(?!-----)[^])*(-----END \1-----)?/g

/** The Base64 in PEM armour. */
interface Unarmoured {
  /** The text with blanks in place of all that is not the Base64 of its first block, so that places stay the same. */
  text: string
  note: string
}

/** Takes the Base64 out of a text with PEM armour, whose letters and dashes are not data. Undefined for any other text. */
function unarmoured(text: string): Unarmoured | undefined {
  if (!text.includes('-----BEGIN ')) return undefined
  const [block, ...others] = text.matchAll(BLOCK)
  if (block === undefined) return undefined
  const [all, label = '', end] = block
  const start = block.index + `-----BEGIN ${label}-----`.length
  const body = text.slice(start, block.index + all.length - (end?.length ?? 0))
  const rest = text.slice(start + body.length)
  return {
    text: blank(text.slice(0, start)) + withoutHeaders(body) + blank(rest),
    note: noteOf(label, end !== undefined, others.length),
  }
}

function noteOf(label: string, hasEnd: boolean, others: number): string {
  if (!hasEnd) return `The line “-----END ${label}-----” is missing, so the Base64 may be cut off.`
  return others === 0
    ? 'Only the Base64 between the lines BEGIN and END was decoded.'
    : 'Only the first block between lines BEGIN and END was decoded.'
}

/** Blanks headers ("Proc-Type: …"), which end at an empty line, and the checksum of OpenPGP, a line that begins with "=". */
function withoutHeaders(body: string): string {
  const headers = body.includes(':') ? (/^.*?\n\s*?\n/s.exec(body)?.[0].length ?? 0) : 0
  const data = body.slice(headers).replace(/^=\S{4}\s*$/gm, blank)
  return blank(body.slice(0, headers)) + data
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}

import { fileTypeOf, type FileType } from './file-type.ts'
import { readPem, type Pem } from './pem.ts'
import { convertBase64, type NotText } from '../base64.ts'

/** What a text given to the Base64 tool is. */
export type Recognised =
  | { kind: 'pem'; pem: Pem }
  | { kind: 'data-uri' }
  | { kind: 'hex'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'percent' }
  | { kind: 'quoted'; inner: string }
  | { kind: 'file'; type: FileType }
  | { kind: 'other'; name: string }
  | { kind: 'unknown' }

/** Longer texts are recognised by their beginning, which is what names a format. */
const READ_CHARACTERS = 65_536

/** Names what a text is, the surest signs first: those that only one format has. */
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

/** Base64 as it is copied out of code and style sheets: in quotes, or in `url(…)`. */
const QUOTED = /^(?:url\()?(["'`])([\w+/=:;,.\s-]+)\1\)?[;,]?$/

/** What is no Base64, but is sometimes taken for it. */
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

/** Digits of bytes: two each, perhaps with a colon or space between, and of such a length that no word has it. */
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

/** The type of the file that a text is the Base64 of, by as many whole groups as are read of it. */
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

/** A data URI (RFC 2397), taken apart as the Fetch standard says. */
export interface DataUri {
  /** Its media type, "text/plain;charset=US-ASCII" where it names none. */
  type: string
  /** The character set that its type names. */
  charset?: string
  encoding: 'base64' | 'percent'
  /** Where its data begins in the text. */
  start: number
  /** Its data as it is written, without a fragment. */
  data: string
  /** Whether a fragment follows the data, which is not part of it. */
  hasFragment?: true
}

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;|$)/

/** Reads a data URI; undefined for any other text. Throws a sentence where it has no comma. */
export function readDataUri(given: string): DataUri | undefined {
  const text = withoutEnd(given)
  const head = /^[\0- ]*data:/i.exec(text)?.[0].length
  if (head === undefined) return undefined
  const comma = text.indexOf(',', head)
  if (comma === -1)
    throw new Error('This begins like a data URI, but the comma before the data is missing.')
  const named = text.slice(head, comma).trim()
  const type = named.replace(/; *base64$/i, '')
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1]
  return {
    ...(charset !== undefined && { charset }),
    type: mediaType(type),
    encoding: type === named ? 'percent' : 'base64',
    start: comma + 1,
    data: text.slice(comma + 1).replace(/#.*/s, ''),
    ...(text.includes('#', comma) && { hasFragment: true }),
  }
}

/** Drops control characters and spaces at the end, which are not part of a URL (URL standard, "basic URL parser"). */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) <= SPACE) end--
  return text.slice(0, end)
}

const SPACE = 0x20

/** The bytes of percent-encoded text; a "%" without two hexadecimal digits stands for itself (URL standard). */
export function percentDecoded(text: string): Uint8Array<ArrayBuffer> {
  const read = new TextEncoder().encode(text)
  const bytes = new Uint8Array(read.length)
  let written = 0
  for (let at = 0; at < read.length; at++) {
    const digits = read[at] === PERCENT ? String.fromCharCode(...read.subarray(at + 1, at + 3)) : ''
    const isEncoded = /^[\da-f]{2}$/i.test(digits)
    bytes[written++] = isEncoded ? parseInt(digits, 16) : (read[at] ?? 0)
    if (isEncoded) at += 2
  }
  return bytes.subarray(0, written)
}

const PERCENT = 0x25

function mediaType(type: string): string {
  if (type.startsWith(';')) return `text/plain${type}`
  return MEDIA_TYPE.test(type) ? type : 'text/plain;charset=US-ASCII'
}

import type { Guess } from './guess.ts'

/** The first bytes of common files, in Latin-1, with what they are. */
const STARTS: readonly [start: RegExp, kind: 'picture' | 'binary', name: string][] = [
  [/^\x89PNG\r\n\x1a\n/, 'picture', 'a PNG picture'],
  [/^\xff\xd8\xff/, 'picture', 'a JPEG picture'],
  [/^GIF8[79]a/, 'picture', 'a GIF picture'],
  [/^RIFF[\s\S]{4}WEBP/, 'picture', 'a WebP picture'],
  [/^[\s\S]{4}ftypavi[fs]/, 'picture', 'an AVIF picture'],
  [/^[\s\S]{4}ftyphei[cxf]/, 'picture', 'a HEIC picture'],
  [/^BM[\s\S]{4}\0\0\0\0/, 'picture', 'a BMP picture'],
  [/^%PDF-/, 'binary', 'a PDF document'],
  [/^PK\x03\x04/, 'binary', 'a ZIP archive or an office document'],
  [/^\x1f\x8b/, 'binary', 'a gzip file'],
  [/^7z\xbc\xaf\x27\x1c/, 'binary', 'a 7z archive'],
  [/^\x7fELF|^MZ/, 'binary', 'a program'],
  [/^SQLite format 3\0/, 'binary', 'an SQLite database'],
  [/^wOF2|^wOFF|^\0\x01\0\0/, 'binary', 'a font'],
  [/^ID3|^\xff[\xfb\xf3\xf2]|^OggS|^fLaC/, 'binary', 'a sound file'],
  [/^[\s\S]{4}ftyp|^\x1aE\xdf\xa3/, 'binary', 'a video'],
]
/** How many bytes at the start of a file show what it is. */
const ENOUGH = 512

/** Recognises a file by its first bytes. Returns undefined for text, which `recogniseText` examines. */
export function recogniseBytes(bytes: Uint8Array): Guess | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, ENOUGH))
  const [, kind, reason] = STARTS.find(([form]) => form.test(start)) ?? []
  if (kind !== undefined && reason !== undefined) return { kind, reason, sureness: 0.99 }
  const text = textOf(bytes)
  if (text === undefined)
    return { kind: 'binary', reason: 'bytes that are not text', sureness: 0.9 }
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s/>]/i.test(
    text,
  )
    ? { kind: 'picture', reason: 'an SVG picture', sureness: 0.98 }
    : undefined
}

/** Returns the bytes as text, undefined if they are not UTF-8 or UTF-16 with a byte order mark. */
function textOf(bytes: Uint8Array): string | undefined {
  // A character may be cut off at the end of the sample.
  const part = bytes.subarray(0, ENOUGH)
  if ((part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff)) return ''
  for (let cut = 0; cut < 4 && cut <= part.length; cut++) {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(
        part.subarray(0, part.length - cut),
      )
      return text.includes('\0') ? undefined : text
    } catch {
      // The next length.
    }
  }
  return undefined
}

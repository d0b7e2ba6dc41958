/** Returns the encoding of a text file: UTF-16 if a byte order mark says so (as Windows tools write it), otherwise UTF-8. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 255 && bytes[1] === 254) return 'utf-16le'
  return bytes[0] === 254 && bytes[1] === 255 ? 'utf-16be' : 'utf-8'
}

/** Decodes bytes as text, including a byte order mark. Returns undefined if they are not valid Unicode text. */
export function unicodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

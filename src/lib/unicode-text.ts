const wideEncodings: Record<string, 'utf-16le' | 'utf-16be'> = {
  '255,254': 'utf-16le',
  '254,255': 'utf-16be',
}

/** The encoding of a text file: UTF-16 where a byte order mark says so, as Windows tools write it, and UTF-8 otherwise. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  return wideEncodings[`${bytes[0]},${bytes[1]}`] ?? 'utf-8'
}

/** The text that bytes spell, a byte order mark included, or undefined when they are no Unicode text. */
export function unicodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

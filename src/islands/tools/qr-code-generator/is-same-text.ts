/**
 * Whether a text was read back as it was written. The library that reads takes a byte order mark in front for the mark of the
 * encoding, and leaves it out.
 */
export function isSameText(read: string | undefined, written: string): boolean {
  return read?.replace(/^\uFEFF/, '') === written.replace(/^\uFEFF/, '')
}

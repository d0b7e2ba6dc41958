/** A text that bytes are in UTF-16 without a byte order mark. */
export interface Utf16Text {
  text: string
  order: 'little-endian' | 'big-endian'
}

/** Bytes at the beginning that are searched for the signs of UTF-16. */
const SEARCHED = 4096
/** More bytes are not decoded, because that would block the page for a moment. */
const MOST_READ = 5_000_000
/** A text of one letter could as well be a letter of UTF-8 and the zero that ends a string. */
const LEAST_UNITS = 2

/**
 * Reads bytes as UTF-16 if every second one is zero or of one block of 256 characters, as PowerShell and Windows write text.
 * Undefined for any other bytes, and if the result has characters that no text has.
 */
export function utf16In(bytes: Uint8Array): Utf16Text | undefined {
  const { length } = bytes
  if (length % 2 !== 0 || length < LEAST_UNITS * 2 || length > MOST_READ) return undefined
  const start = bytes.subarray(0, SEARCHED)
  const order = ORDERS.find(([, high]) => isOneBlock(start, high))?.[0]
  if (order === undefined) return undefined
  const text = decoded(bytes, order)
  return text === undefined || NO_TEXT.test(text) ? undefined : { text, order }
}

/** The place of the high byte in each order. */
const ORDERS = [
  ['little-endian', 1],
  ['big-endian', 0],
] as const

/** Control characters other than white space, and code points without a character or for private use. */
const NO_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cn}\p{Co}]/u

/** Whether the bytes at every second place are zero, or zero and one other value, and the bytes between them are not all zero. */
function isOneBlock(bytes: Uint8Array, high: 0 | 1): boolean {
  let [block, zeros, low] = [0, 0, 0]
  for (let at = 0; at < bytes.length; at += 2) {
    const value = bytes[at + high] ?? 0
    low |= bytes[at + 1 - high] ?? 0
    if (value === 0) zeros++
    else if (block === 0) block = value
    else if (value !== block) return false
  }
  if (low === 0) return false
  // A tab or a line break at every second place is a list in UTF-8, and a letter is a word such as "banana".
  return (
    block === 0 || zeros > bytes.length / 4 || (isNoAscii(block) && (zeros > 0 || !isSpace(block)))
  )
}

function isNoAscii(code: number): boolean {
  return code < 0x20 || code > 0x7e
}

function isSpace(code: number): boolean {
  return code === 0x09 || code === 0x0a || code === 0x0d
}

function decoded(bytes: Uint8Array, order: Utf16Text['order']): string | undefined {
  try {
    const label = order === 'little-endian' ? 'utf-16le' : 'utf-16be'
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

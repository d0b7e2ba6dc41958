/** The characters of the JSON grammar. All are ASCII, so in UTF-8 none of these bytes occurs inside another character. */
const TAB = 0x09
export const LINE_FEED = 0x0a
export const CARRIAGE_RETURN = 0x0d
export const SPACE = 0x20
export const QUOTE = 0x22
export const COMMA = 0x2c
export const COLON = 0x3a
export const OPEN_ARRAY = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_ARRAY = 0x5d
export const OPEN_OBJECT = 0x7b
export const CLOSE_OBJECT = 0x7d

const PLUS = 0x2b
const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
const LOWER_E = 0x65
const LOWER_U = 0x75
const SIMPLE_ESCAPES = new Set([...'"\\/bfnrt'].map((letter) => letter.charCodeAt(0)))
const LITERALS = ['true', 'false', 'null'].map((word) => new TextEncoder().encode(word))

/**
 * The return value of the token readers below: the offset after the token. For an invalid token it is `-1 - offset` of the
 * first invalid byte, or of the end of the text. A number avoids an allocation per token.
 */
export type TokenEnd = number

/** Reads a scalar token: a string, a number, `true`, `false` or `null`. */
export function scalarEnd(bytes: Uint8Array, start: number): TokenEnd {
  const byte = bytes[start] as number
  if (byte === QUOTE) return stringEnd(bytes, start)
  return byte === MINUS || isDigit(byte) ? numberEnd(bytes, start) : literalEnd(bytes, start)
}

/** Reads a string token, from its opening quote to after its closing quote (RFC 8259 section 7). */
export function stringEnd(bytes: Uint8Array, start: number): TokenEnd {
  let at = start + 1
  while (at < bytes.length) {
    const byte = bytes[at] as number
    if (byte === QUOTE) return at + 1
    if (byte < SPACE) return -1 - at
    if (byte === BACKSLASH) {
      at = escapeEnd(bytes, at)
      if (at < 0) return at
    } else {
      at++
    }
  }
  return -1 - bytes.length
}

function escapeEnd(bytes: Uint8Array, backslash: number): TokenEnd {
  const kind = backslash + 1
  if (SIMPLE_ESCAPES.has(bytes[kind] ?? -1)) return kind + 1
  if (bytes[kind] !== LOWER_U) return -1 - kind
  for (let at = kind + 1; at <= kind + 4; at++) {
    if (!isHexDigit(bytes[at] ?? -1)) return -1 - at
  }
  return kind + 5
}

/** Reads a number: minus, integer part without a leading zero, fraction, exponent (RFC 8259 section 6). */
function numberEnd(bytes: Uint8Array, start: number): TokenEnd {
  let at = bytes[start] === MINUS ? start + 1 : start
  if (bytes[at] === ZERO) at++
  else if ((at = digitsEnd(bytes, at)) < 0) return at
  if (bytes[at] === POINT && (at = digitsEnd(bytes, at + 1)) < 0) return at
  if (((bytes[at] ?? 0) | 0x20) !== LOWER_E) return at
  at++
  if (bytes[at] === PLUS || bytes[at] === MINUS) at++
  return digitsEnd(bytes, at)
}

function digitsEnd(bytes: Uint8Array, start: number): TokenEnd {
  let at = start
  while (isDigit(bytes[at] ?? -1)) at++
  return at === start ? -1 - start : at
}

function literalEnd(bytes: Uint8Array, start: number): TokenEnd {
  const word = LITERALS.find((literal) => literal[0] === bytes[start])
  if (word === undefined) return -1 - start
  for (let index = 1; index < word.length; index++) {
    if (bytes[start + index] !== word[index]) return -1 - start - index
  }
  return start + word.length
}

/** Returns the offset of the first byte at or after `start` that is not white space. */
export function spaceEnd(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && isSpace(bytes[at] as number)) at++
  return at
}

/** Returns whether a byte is JSON white space. */
export function isSpace(byte: number): boolean {
  return byte === SPACE || byte === LINE_FEED || byte === CARRIAGE_RETURN || byte === TAB
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= ZERO + 9
}

function isHexDigit(byte: number): boolean {
  const lower = byte | 0x20
  return isDigit(byte) || (byte > 0 && lower >= 0x61 && lower <= 0x66)
}

/** The notation of a key. */
export type KeyForm = 'text' | 'hex' | 'base64'

/** Reads a key. Throws a sentence for the visitor if it is not valid in its notation. */
export function keyBytes(key: string, form: KeyForm): Uint8Array {
  if (form === 'text') return textBytes(key)
  return form === 'hex' ? hexBytes(key) : base64Bytes(key)
}

/** Returns a warning about something in a key that is easily overlooked. */
export function keyWarning(key: string, form: KeyForm): string | undefined {
  if (form === 'text' && key !== key.trim())
    return 'The key begins or ends with white space, which counts as part of it.'
  if (form === 'base64' && /[+/]/.test(key) && /[-_]/.test(key))
    return 'The key mixes both alphabets of Base64, “+ /” and “- _”: it may combine parts of two keys.'
  return undefined
}

function textBytes(key: string): Uint8Array {
  if (!key.isWellFormed())
    throw new Error('The key contains half of a character, which has no bytes.')
  return new TextEncoder().encode(key)
}

function hexBytes(key: string): Uint8Array {
  const digits = key.replace(/^0x/i, '').replace(/[\s:]/g, '')
  if (!/^[0-9a-f]*$/i.test(digits))
    throw new Error('A key in hexadecimal has only the digits 0 to 9 and the letters a to f.')
  if (digits.length % 2 !== 0)
    throw new Error('A key in hexadecimal has two digits for each byte; one is missing.')
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Accepts both alphabets of RFC 4648, and missing padding. */
function base64Bytes(key: string): Uint8Array {
  const letters = key.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return Uint8Array.from(atob(letters), (byte) => byte.charCodeAt(0))
  } catch {
    throw new Error('This is not Base64: check that no letter of the key is missing.')
  }
}

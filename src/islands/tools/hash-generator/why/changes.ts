/** A change to a text that programs or people make without noticing. The words follow "this text". */
interface Change {
  words: string
  apply: (text: string) => string
}

/** Another way to make bytes of a text. Undefined where it is not possible. */
interface Encoding {
  words: string
  encode: (text: string) => Uint8Array<ArrayBuffer> | undefined
}

const LAST_BREAK = /(?:\r\n?|\n)$/
const BOM = '\uFEFF'
/** Characters that all changes are tried on. Longer texts get only combinations of two, or the attempt would take too long. */
const SHORT = 200_000

/** Changes by kind, in the order in which they are made. Combinations contain at most one of each kind. */
const KINDS: readonly (readonly Change[])[] = [
  [
    { words: 'with LF line ends', apply: (text) => text.replace(/\r\n?/g, '\n') },
    { words: 'with CRLF line ends', apply: (text) => text.replace(/\r\n?|\n/g, '\r\n') },
    { words: 'with CR line ends', apply: (text) => text.replace(/\r\n?|\n/g, '\r') },
  ],
  [
    { words: 'without the white space at its start and end', apply: trimmed },
    {
      words: 'without the spaces at the ends of lines',
      apply: (text) => text.replace(/(?<![ \t])[ \t]+(?=[\r\n]|$)/g, ''),
    },
    {
      words: 'with plain spaces instead of non-breaking ones',
      apply: (text) => text.replace(/[\u00a0\u202f]/g, ' '),
    },
  ],
  [
    { words: 'without the line break at its end', apply: (text) => text.replace(LAST_BREAK, '') },
    { words: 'with a line break at its end', apply: (text) => `${text}${lineBreakOf(text)}` },
  ],
  [
    { words: 'without its byte order mark', apply: (text) => text.replace(/^\uFEFF/, '') },
    { words: 'with a byte order mark', apply: (text) => BOM + text.replace(/^\uFEFF/, '') },
  ],
  [
    { words: 'in lower case', apply: (text) => text.toLowerCase() },
    { words: 'in upper case', apply: (text) => text.toUpperCase() },
  ],
  [
    {
      words: 'with accents as part of their letters (NFC)',
      apply: (text) => text.normalize('NFC'),
    },
    { words: 'with accents as separate characters (NFD)', apply: (text) => text.normalize('NFD') },
  ],
  [
    { words: 'in quotation marks', apply: (text) => `"${text}"` },
    {
      words: 'without the quotation marks around it',
      apply: (text) => text.replace(/^(["'])(.*)\1$/s, '$2'),
    },
    { words: 'with its \\n as line breaks', apply: (text) => text.replaceAll('\\n', '\n') },
  ],
]

const ENCODINGS: readonly Encoding[] = [
  { words: 'in UTF-16 (little-endian)', encode: (text) => utf16(text, true) },
  { words: 'in UTF-16 (big-endian)', encode: (text) => utf16(text, false) },
  { words: 'in ISO 8859-1 (Latin-1)', encode: latin1 },
  { words: 'read as hexadecimal digits', encode: hexBytes },
  { words: 'read as Base64', encode: base64Bytes },
]

/**
 * Yields a text with changes, as it would be hashed, those with the fewest changes first: at most three, and two in long
 * texts. The unchanged text is not among them.
 */
export function* changesOf(
  text: string,
): Generator<[words: string, changed: string | Uint8Array<ArrayBuffer>]> {
  const most = text.length <= SHORT ? 3 : 2
  const combinations = combinationsOf(most)
  for (let size = 1; size <= most; size++) {
    for (const changes of combinations) {
      if (changes.length === size) {
        const changed = applied(text, changes)
        if (changed !== undefined) yield [inWords(changes), changed]
      } else if (changes.length === size - 1) yield* encoded(text, changes)
    }
  }
}

function combinationsOf(most: number): Change[][] {
  let combinations: Change[][] = [[]]
  for (const kind of KINDS) {
    const longer = combinations
      .filter(({ length }) => length < most)
      .flatMap((changes) => kind.map((change) => [...changes, change]))
    combinations = [...combinations, ...longer]
  }
  return combinations
}

/** Returns the changed text. Undefined if one of the changes has no effect, because that combination was tried before. */
function applied(text: string, changes: readonly Change[]): string | undefined {
  let changed = text
  for (const { apply } of changes) {
    const before = changed
    changed = apply(before)
    if (changed === before) return undefined
  }
  return changed
}

function* encoded(
  text: string,
  changes: readonly Change[],
): Generator<[words: string, changed: Uint8Array<ArrayBuffer>]> {
  const changed = applied(text, changes)
  if (changed === undefined) return
  for (const encoding of ENCODINGS) {
    const bytes = encoding.encode(changed)
    if (bytes !== undefined) yield [inWords([...changes, encoding]), bytes]
  }
}

function inWords(changes: readonly { words: string }[]): string {
  const words = changes.map((change) => change.words)
  const all = words.slice(0, -1).join(', ')
  return all === '' ? (words[0] ?? '') : `${all} and ${words.at(-1)}`
}

/**
 * Removes white space around a text. A last line break alone is left: it is a change of its own, and so is a byte order mark,
 * which `trim` would remove.
 */
function trimmed(text: string): string {
  const inner = text.replace(/^[^\S\uFEFF]+|(?<![^\S\uFEFF])[^\S\uFEFF]+$/g, '')
  return inner === text.replace(LAST_BREAK, '') ? text : inner
}

function lineBreakOf(text: string): string {
  if (text.includes('\r\n')) return '\r\n'
  return text.includes('\r') && !text.includes('\n') ? '\r' : '\n'
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++)
    view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian)
  return new Uint8Array(view.buffer)
}

/** ASCII has the same bytes in UTF-8, so only other texts are worth a try. */
function latin1(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/[\u0080-\u00ff]/.test(text) || /[^\u0000-\u00ff]/.test(text)) return undefined
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function hexBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = text.trim()
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) return undefined
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function base64Bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const letters = text.trim().replaceAll('-', '+').replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]{4,}={0,2}$/.test(letters)) return undefined
  try {
    return Uint8Array.from(atob(letters), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

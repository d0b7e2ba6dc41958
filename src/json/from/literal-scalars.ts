import { ownEntry } from '@/lib/own-entry.ts'

/** Reads the tokens of a JavaScript literal from a text. Every failure is an index, told by `CodeError`. */

/** A token that has a value only when it is run as code, and its index. */
export class CodeError extends Error {
  readonly index: number

  constructor(index: number, message: string) {
    super(message)
    this.index = index
  }
}

/** A token as JSON, and where it ends. */
export interface Token {
  json: string
  end: number
}

const SPACE = /(?:[\s\uFEFF]|\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\/)*/y
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy
const NUMBER =
  /0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?/y
const SIMPLE_ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' } // prettier-ignore
const ESCAPE = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/gy

/** Returns the end of the white space and comments at an index. */
export function gapEnd(text: string, start: number): number {
  SPACE.lastIndex = start
  SPACE.test(text)
  return SPACE.lastIndex
}

/** Returns the name or keyword at an index, or an empty string. */
export function wordAt(text: string, start: number): string {
  WORD.lastIndex = start
  return WORD.exec(text)?.[0] ?? ''
}

/** Reads a number without its sign. JSON numbers stay as written; others become decimal. */
export function numberAt(text: string, start: number): Token | undefined {
  NUMBER.lastIndex = start
  const [written] = NUMBER.exec(text) ?? []
  if (written === undefined) return undefined
  const isBig = text[start + written.length] === 'n'
  const end = start + written.length + (isBig ? 1 : 0)
  const digits = written.replaceAll('_', '')
  if (/^0\d/.test(digits)) throw new CodeError(start, `${written} has a leading zero`)
  if (wordAt(text, end) !== '') throw new CodeError(start, 'This is not a number')
  if (/^0[xob]/i.test(digits)) return { json: BigInt(digits).toString(), end }
  const json = digits.replace(/^\./, '0.').replace(/\.(?=$|e)/i, '')
  return { json, end }
}

/** Reads a string in single, double or back quotes. Throws a `CodeError` when it is not closed or contains code. */
export function stringAt(text: string, start: number): Token {
  const quote = text[start]
  let value = ''
  for (let at = start + 1; at < text.length;) {
    const unit = text[at] as string
    if (unit === quote) return { json: JSON.stringify(value), end: at + 1 }
    if (unit === '\\') {
      const { said, end } = escapeAt(text, at)
      value += said
      at = end
      continue
    }
    if (quote === '`' && text.startsWith('${', at))
      throw new CodeError(at, 'This is code, not data')
    if (quote !== '`' && /[\r\n]/.test(unit)) break
    value += unit
    at++
  }
  throw new CodeError(start, 'This quote is never closed')
}

function escapeAt(text: string, start: number): { said: string; end: number } {
  ESCAPE.lastIndex = start
  const [written, long, short, byte, other] = ESCAPE.exec(text) ?? []
  if (written === undefined || (other !== undefined && /[ux1-9]/.test(other))) {
    throw new CodeError(start, 'This escape is invalid')
  }
  const end = start + written.length
  const hex = long ?? short ?? byte
  if (hex === undefined) {
    // An escaped line break continues the string.
    const said = /[\r\n\u2028\u2029]/.test(other ?? '') ? '' : other
    return { said: ownEntry(SIMPLE_ESCAPES, other ?? '') ?? said ?? '', end }
  }
  const code = Number.parseInt(hex, 16)
  if (code > 0x10ffff) throw new CodeError(start, 'This escape is invalid')
  return { said: String.fromCodePoint(code), end }
}

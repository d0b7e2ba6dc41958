/** The parameters of RFC 3492, section 5. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 0x80

/**
 * The Unicode text of a Punycode text without its "xn--" (RFC 3492, section 6.2). Throws the sentence that says what is wrong
 * with one that is none.
 */
export function decodePunycode(text: string): string {
  const split = text.lastIndexOf('-')
  const codes = Array.from(text.slice(0, Math.max(split, 0)), basicCode)
  let code = FIRST_CODE
  let bias = FIRST_BIAS
  let delta = 0
  for (let at = split + 1; at < text.length;) {
    const before = delta
    const number = variableLength(text, at, bias)
    delta += number.value
    at = number.end
    const length = codes.length + 1
    bias = adapt(delta - before, length, before === 0)
    code += Math.floor(delta / length)
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
      throw new Error('It names a character that Unicode does not have.')
    delta %= length
    codes.splice(delta, 0, code)
    delta += 1
  }
  return String.fromCodePoint(...codes)
}

/** A number of variable length and where it ends (RFC 3492, section 3.3). */
function variableLength(text: string, start: number, bias: number) {
  let value = 0
  let weight = 1
  for (let at = start, k = BASE; at < text.length; at++, k += BASE) {
    const digit = digitAt(text, at)
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
    value += digit * weight
    if (value > 0x7fff_ffff) throw new Error('One of its numbers is too large.')
    if (digit < threshold) return { value, end: at + 1 }
    weight *= BASE - threshold
  }
  throw new Error('It ends in the middle of a number.')
}

/** RFC 3492, section 6.1. */
function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? DAMP : 2))
  delta += Math.floor(delta / length)
  let k = 0
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
}

function digitAt(text: string, at: number): number {
  const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(text.charAt(at).toLowerCase())
  if (digit === -1) throw new Error(`“${text.charAt(at)}” is not a Punycode digit.`)
  return digit
}

function basicCode(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code >= FIRST_CODE) throw new Error('It contains a character that is not ASCII.')
  return code
}

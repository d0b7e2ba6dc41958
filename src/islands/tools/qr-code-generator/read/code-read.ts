import { charsetOf, decode, fits, possibleCharsets } from './charsets.ts'
import type { Payload, Run } from './payload.ts'

/** The text of a code in one character set. */
interface Reading {
  charset: string
  text: string
}

/** Why the character set of a code is in doubt. */
export type Doubt =
  | { why: 'unnamed' }
  /** The code names an ECI number that browsers have no character set for. */
  | { why: 'unknown'; eci: number }
  /** Some bytes do not fit the character set that the code names. */
  | { why: 'misfit'; charset: string }

/** A code that was read. */
export interface CodeRead extends Omit<Payload, 'runs'> {
  /** Its text in each character set that fits, the guess first, or the one text of a code without doubts. */
  readings: readonly [Reading, ...Reading[]]
  doubts: readonly Doubt[]
  /** The first or last character of this part is cut, and the rest of it is in another part. */
  isCut?: true
}

/** Decodes the bytes of a code. Its text is a guess where it does not name a character set and is not UTF-8. */
export function codeRead({ runs, ...rest }: Payload): CodeRead {
  const isPart = rest.part !== undefined
  const judged = runs.map((run) => ({ run, ...judge(run, isPart) }))
  const doubts = distinct(judged.flatMap(({ doubt }) => doubt ?? []))
  const textIn = (charset: string) =>
    judged.map(({ run, charset: own, doubt }) => decode(run.bytes, doubt ? charset : own)).join('')
  const inDoubt = judged.filter(({ doubt }) => doubt).flatMap(({ run }) => run.bytes)
  const hasKanji = runs.some(({ charset }) => charset === 'kanji')
  const named = doubts.flatMap((doubt) => (doubt.why === 'misfit' ? doubt.charset : []))
  const charsets = [...named, ...possibleCharsets(inDoubt, hasKanji)]
  const sure = judged[0]?.charset ?? 'UTF-8'
  const [first = sure, ...others] = doubts.length > 0 ? charsets : []
  const reading = (charset: string): Reading => ({ charset, text: textIn(charset) })
  const readings: [Reading, ...Reading[]] = [reading(first)]
  for (const other of others.map(reading))
    if (readings.every(({ text }) => text !== other.text)) readings.push(other)
  return { ...rest, readings, doubts, ...(judged.some(({ isCut }) => isCut) && { isCut: true }) }
}

interface Judgement {
  charset: string
  doubt?: Doubt
  isCut?: boolean
}

/** Most programs write UTF-8 without naming it, although the default of the standard is ISO 8859-1 (ISO/IEC 18004, 7.3.5). */
function judge({ bytes, charset: named }: Run, isPart: boolean): Judgement {
  if (named === 'kanji') return { charset: 'Shift_JIS' }
  if (named === 'plain' || (named === undefined && fits(bytes, 'UTF-8')))
    return { charset: 'UTF-8' }
  const charset = named === undefined ? undefined : charsetOf(named)
  if ((charset ?? 'UTF-8') === 'UTF-8' && isPart && isCutUtf8(bytes))
    return { charset: 'UTF-8', isCut: true }
  if (named === undefined) return { charset: '', doubt: { why: 'unnamed' } }
  if (charset === undefined) return { charset: '', doubt: { why: 'unknown', eci: named } }
  return fits(bytes, charset) ? { charset } : { charset, doubt: { why: 'misfit', charset } }
}

/** Whether bytes are UTF-8 but for the ends of a character at their start and the start of one at their end. */
function isCutUtf8(bytes: readonly number[]): boolean {
  const isEnd = (byte = 0) => byte >= 0x80 && byte < 0xc0
  const start = bytes.findIndex((byte) => !isEnd(byte))
  const last = bytes.findLastIndex((byte) => !isEnd(byte))
  const size = [0xc0, 0xe0, 0xf0].filter((least) => (bytes[last] ?? 0) >= least).length + 1
  const whole = bytes.slice(start, bytes.length - last < size ? last : undefined)
  // A single letter of Latin-1 at an end looks the same.
  const isSure = whole.some((byte) => byte > 0x7f)
  return start >= 0 && start < 4 && isSure && fits(whole, 'UTF-8')
}

function distinct(doubts: readonly Doubt[]): Doubt[] {
  return [...new Map(doubts.map((doubt) => [JSON.stringify(doubt), doubt])).values()]
}

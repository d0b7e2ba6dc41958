import { decode } from 'punycode/punycode.es6.js'

import { ownEntry } from '@/lib/own-entry.ts'
import { nameInFront } from '@/lib/name-in-front.ts'

import { goTogether, latinTwinScript, scriptsOf } from './scripts.ts'

/** One label of a host's name in both its forms. */
export interface HostLabel {
  ascii: string
  /** The same as `ascii` when that is not valid Punycode. */
  unicode: string
  scripts: string[]
  warnings: string[]
  /** What honest names have too, but can be taken for another name: Latin letters other than a to z. */
  notes: string[]
}

/** The labels of a host as the browser writes it in ASCII, each with what should make a reader look twice. */
export function hostLabels(asciiHost: string): HostLabel[] {
  const labels = asciiHost.replace(/\.$/, '').split('.').map(decodeLabel)
  const ending = labels.at(-1)?.unicode ?? ''
  return labels.map(({ ascii, unicode, problem }) => {
    const warnings = problem === undefined ? labelWarnings(unicode, ending) : [problem]
    return { ascii, unicode, scripts: scriptsOf(unicode), warnings, notes: latinNotes(unicode) }
  })
}

function decodeLabel(ascii: string): { ascii: string; unicode: string; problem?: string } {
  if (!/^xn--/i.test(ascii)) return { ascii, unicode: ascii }
  const unicode = decoded(ascii.slice(4))
  if (unicode === undefined)
    return { ascii, unicode: ascii, problem: 'This is not valid Punycode.' }
  if (/[^\0-\x7f]/.test(unicode)) return { ascii, unicode }
  const problem = 'This is Punycode for plain letters, which a genuine name does not need.'
  return { ascii, unicode: ascii, problem }
}

/** Returns the text of a Punycode text; undefined for one that is not valid (RFC 3492), or names half of a surrogate pair. */
function decoded(text: string): string | undefined {
  try {
    const unicode = decode(text)
    return unicode.isWellFormed() ? unicode : undefined
  } catch {
    return undefined
  }
}

/** What Chromium's policy for internationalised names (docs/idn.md) and Unicode Technical Standard 39 look for in one label. */
function labelWarnings(label: string, ending: string): string[] {
  const scripts = scriptsOf(label)
  const twin = latinTwinScript(label, ending)
  const strange = [...label].filter((character) => INVISIBLE.test(character))
  return [
    !goTogether(scripts) &&
      `It mixes letters of ${scripts.join(' and ')}. Letters of different scripts can look the same: ${foreignLetters(label, scripts)}.`,
    twin !== undefined &&
      goTogether(scripts) &&
      `Every letter of it is ${twin} and looks like a Latin one: ${foreignLetters(label, [twin])}. It can be mistaken for another name.`,
    digitSystems(label) > 1 && 'It mixes digits of two scripts.',
    strange.length > 0 && `It contains invisible characters: ${strange.map(named).join(', ')}.`,
  ].filter((warning) => warning !== false)
}

function latinNotes(label: string): string[] {
  const letters = otherLatinLetters(label)
  if (letters.length === 0) return []
  const plain = plainLatin(label)
  const looks = plain === undefined ? '' : ` It can be mistaken for “${plain}”.`
  return [`It has letters other than a to z: ${letters.slice(0, 8).map(named).join(', ')}.${looks}`]
}

/** Lists by number what a host holds that cannot be seen, and that browsers leave out or refuse. */
export function invisibleIn(host: string): string[] {
  return [...new Set(host)].filter((character) => IGNORED.test(character)).map(codeOf)
}

/** Joiners too: browsers take them only between letters that they join. */
const IGNORED = /[\p{Control}\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

/** Joiners are seen by the letters they join, and languages of India need them. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Control}\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

function digitSystems(label: string): number {
  const zeros = Array.from(label.matchAll(/\p{Decimal_Number}/gu), ([digit]) => zeroOf(digit))
  return new Set(zeros).size
}

/** Unicode has the ten digits of a script one after the other, so those before this one are counted down to the zero. */
function zeroOf(digit: string): number {
  let code = digit.codePointAt(0) ?? 0
  while (/\p{Decimal_Number}/u.test(String.fromCodePoint(code - 1))) code--
  return code
}

/** The letters of the script that has the fewest in a label, each with its number. */
function foreignLetters(label: string, scripts: readonly string[]): string {
  const letters = [...new Set(label)]
  const ofScript = scripts.map((script) => letters.filter((one) => scriptsOf(one).includes(script)))
  const fewest = ofScript.toSorted((one, other) => one.length - other.length)[0] ?? []
  return fewest.slice(0, 8).map(named).join(', ')
}

function named(character: string): string {
  return INVISIBLE.test(character) ? codeOf(character) : `“${character}” (${codeOf(character)})`
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Latin letters that no mark is taken from, and the plain letters that they can be taken for (UTS 39, confusables). */
const SHAPES: Record<string, string> = {
  ...{ ı: 'i', ȷ: 'j', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŀ: 'l', ĸ: 'k', ŋ: 'n' },
  ...{ ƅ: 'b', ƈ: 'c', ƙ: 'k', ƚ: 'l', ƞ: 'n', ơ: 'o', ƥ: 'p', ư: 'u', ƿ: 'p', ƴ: 'y', ƶ: 'z' },
  ...{ ǥ: 'g', ȼ: 'c', ɇ: 'e', ɉ: 'j', ɍ: 'r', ɏ: 'y', ɑ: 'a', ɓ: 'b', ɖ: 'd', ɗ: 'd', ɡ: 'g' },
  ...{ ɢ: 'g', ɦ: 'h', ɨ: 'i', ɩ: 'i', ɪ: 'i', ɫ: 'l', ɬ: 'l', ɱ: 'm', ɲ: 'n', ɳ: 'n', ɴ: 'n' },
  ...{ ɵ: 'o', ɼ: 'r', ɽ: 'r', ɾ: 'r', ʀ: 'r', ʂ: 's', ʈ: 't', ʉ: 'u', ʋ: 'u', ʏ: 'y', ʐ: 'z' },
  ...{ ʙ: 'b', ʜ: 'h', ʟ: 'l', ᴀ: 'a', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ᴊ: 'j', ᴋ: 'k', ᴍ: 'm', ᴏ: 'o' },
  ...{ ᴘ: 'p', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ᴢ: 'z', ß: 'b', þ: 'p', œ: 'oe', æ: 'ae', ꜱ: 's' },
}

/** The Latin letters of a label other than a to z. */
function otherLatinLetters(label: string): string[] {
  return [...new Set(label.normalize('NFC'))].filter(
    (character) => /[^\0-\x7f]/.test(character) && /\p{Script=Latin}/u.test(character),
  )
}

/** What a label reads like in the letters a to z, with marks taken off; undefined where that is not all of it. */
function plainLatin(label: string): string | undefined {
  const plain = [...label.normalize('NFD').replace(/\p{Mark}/gu, '')]
    .map((character) => ownEntry(SHAPES, character) ?? character)
    .join('')
  return /^[\0-\x7f]*$/.test(plain) ? plain : undefined
}

/** Returns the warning about a host in ASCII that begins with another name, or undefined. */
export function frontWarning(host: string): string | undefined {
  const named = nameInFront(host)
  return named === undefined
    ? undefined
    : `The name begins with “${named.front}”, but the address belongs to ${named.owner}, whose owner can put any name in front.`
}

import { decodePunycode } from './punycode.ts'
import { otherLatinLetters, plainLatin } from './latin-look-alikes.ts'
import { goTogether, latinTwinScript, scriptsOf } from './scripts.ts'

/** One label of a host's name in both its forms. */
export interface HostLabel {
  ascii: string
  /** The same as `ascii` where that is no Punycode, or none that can be read. */
  unicode: string
  scripts: string[]
  warnings: string[]
  /** What honest names have too, but can be taken for another name: Latin letters other than a to z. */
  notes: string[]
}

/** The labels of a host as the browser writes it in ASCII, each with what should make a reader look twice. */
export function hostLabels(asciiHost: string): HostLabel[] {
  const decoded = asciiHost.replace(/\.$/, '').split('.').map(decodeLabel)
  const ending = decoded.at(-1)?.unicode ?? ''
  return decoded.map(({ ascii, unicode, problem }) => {
    const warnings = problem === undefined ? labelWarnings(unicode, ending) : [problem]
    return { ascii, unicode, scripts: scriptsOf(unicode), warnings, notes: latinNotes(unicode) }
  })
}

function decodeLabel(ascii: string): { ascii: string; unicode: string; problem?: string } {
  if (!/^xn--/i.test(ascii)) return { ascii, unicode: ascii }
  try {
    const unicode = decodePunycode(ascii.slice(4))
    if (/[^\0-\x7f]/.test(unicode)) return { ascii, unicode }
    return {
      ascii,
      unicode: ascii,
      problem: 'This is Punycode for plain letters, which no honest name needs.',
    }
  } catch (error) {
    return {
      ascii,
      unicode: ascii,
      problem: `This is not valid Punycode. ${(error as Error).message}`,
    }
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
      `Every letter of it is ${twin} and looks like a Latin one: ${foreignLetters(label, [twin])}. It can be taken for another name.`,
    digitSystems(label) > 1 && 'It mixes digits of two scripts.',
    strange.length > 0 && `It holds what cannot be seen: ${strange.map(named).join(', ')}.`,
  ].filter((warning) => warning !== false)
}

function latinNotes(label: string): string[] {
  const letters = otherLatinLetters(label)
  if (letters.length === 0) return []
  const plain = plainLatin(label)
  const looks = plain === undefined ? '' : ` It can be taken for “${plain}”.`
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

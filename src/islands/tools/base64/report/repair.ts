import { withoutEnd } from '@/lib/without-end.ts'
import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import { ownEntry } from '@/lib/own-entry.ts'

/** A place of a text that keeps it from being Base64, and what is proposed there. */
export interface RepairPlace {
  /** Where it begins in the text, and what stands there. */
  index: number
  found: string
  /** Which character of the text that is, from 1. */
  ordinal: number
  /** What takes its place; empty where it is taken out. */
  replacement: string
  why: string
}

export interface Repair {
  places: RepairPlace[]
  /** The text with all that is proposed. */
  repaired: string
}

/** Finds what does not belong in a Base64 text and proposes for each place what was most likely meant. */
export function proposeRepair(text: string): Repair {
  const places: RepairPlace[] = []
  let counted = { index: 0, ordinal: 1 }
  const matches = [...text.matchAll(SUSPECT)]
  const lost = lostLetter(text, matches.map(([found]) => found)) // prettier-ignore
  for (const match of matches) {
    const { index } = match
    const proposal = proposalFor(match[0], lost)
    const between = text.slice(counted.index, index)
    counted = { index, ordinal: counted.ordinal + charactersBefore(between, between.length) }
    places.push({ ...proposal, index, found: match[0], ordinal: counted.ordinal })
  }
  const applied = applyPlaces(text, places)
  const ends = endPlaces(applied, text)
  return { places: [...places, ...ends], repaired: applyEnds(applied, ends) }
}

type Proposal = Pick<RepairPlace, 'replacement' | 'why'>

/** An escape of several characters, or one character that is neither a letter of Base64 nor white space it may hold. */
const SUSPECT = /%(?:2[bBfF]|3[dD]|0[aAdD]|20)|\\u00(?:2[bBfF]|3[dD])|\\[nrt/]|[^\w+/=\t\n\f\r -]/gu

const ESCAPES: Record<string, string> = {
  '%2b': '+',
  '%2f': '/',
  '%3d': '=',
  '%0a': '',
  '%0d': '',
  '%20': '',
  '\\u002b': '+',
  '\\u002f': '/',
  '\\u003d': '=',
  '\\n': '',
  '\\r': '',
  '\\t': '',
  '\\/': '/',
}

/** Letters of other scripts that look like those of Base64, by what they look like. */
const LOOK_ALIKES: Record<string, string> = {
  '–—−‐‑‒': '-',
  '∕⁄': '/',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ѕ: 'S',
  Т: 'T',
  Х: 'X', // prettier-ignore
  а: 'a',
  с: 'c',
  е: 'e',
  і: 'i',
  ј: 'j',
  о: 'o',
  р: 'p',
  ѕ: 's',
  у: 'y',
  х: 'x', // prettier-ignore
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ο: 'o', // prettier-ignore
}

const twins = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letters, letter]) =>
    [...letters].map((one) => [one, letter] as const),
  ),
)

/** What stands around Base64 in code, mail and lists, and never in place of a letter. */
const AROUND = /^["'`“”‘’«»,;:<>|()[\]{}\\\p{Cf}\p{Z}]$/u

function proposalFor(found: string, lost: Proposal): Proposal {
  const escaped = ownEntry(ESCAPES, found.toLowerCase())
  if (escaped !== undefined)
    return { replacement: escaped, why: escaped === '' ? 'an escaped line break or space' : 'an escaped character' } // prettier-ignore
  if (AROUND.test(found)) return { replacement: '', why: 'not part of the Base64' }
  const twin = twins.get(found)
  const plain = twin ?? found.normalize('NFKC')
  if (/^[\w+/=-]$/.test(plain) && plain !== found)
    return { replacement: plain, why: `looks like “${plain}”` }
  return lost
}

/**
 * What is done about a character that tells nothing of what stood there. Where the letters make whole groups without it, it
 * was put in; where they do with it, it stands in a letter's place, and the bytes after it are right only if that is kept.
 */
function lostLetter(text: string, all: readonly string[]): Proposal {
  const puzzle: Proposal = { replacement: '?', why: '' }
  const proposals = all.map((found) => proposalFor(found, puzzle))
  const puzzling = proposals.filter((proposal) => proposal === puzzle).length
  const replacements = proposals.map(({ replacement }) => replacement).join('')
  const kept = text.replace(SUSPECT, '').replace(/\s/g, '').length + replacements.length - puzzling
  if (kept % 4 !== 0 && (kept + puzzling) % 4 === 0)
    return {
      replacement: 'A',
      why: 'replaces a lost letter; “A” keeps the rest in place, and up to two bytes here are wrong',
    }
  return { replacement: '', why: 'not in the alphabet' }
}

function applyPlaces(text: string, places: readonly RepairPlace[]): string {
  let repaired = ''
  let end = 0
  for (const { index, found, replacement } of places) {
    repaired += text.slice(end, index) + replacement
    end = index + found.length
  }
  return repaired + text.slice(end)
}

/** Returns a text without the padding and the white space at its end. */
const withoutPadding = (text: string) => withoutEnd(text, '= \t\r\n\f\v\u00a0\u2028\u2029\ufeff')

/** What is wrong at the end: padding that is too long or too short, or one letter alone, from which no byte can be made. */
function endPlaces(applied: string, text: string): RepairPlace[] {
  const body = withoutPadding(applied)
  const end = applied.slice(body.length)
  const letters = body.replace(/[\s=]/g, '')
  const ordinal = charactersBefore(text, text.length)
  const place = { index: text.length, ordinal }
  if (letters.length % 4 === 1)
    return [{ ...place, found: letters.slice(-1), replacement: '', why: 'is alone at the end; the letters after it are lost' }] // prettier-ignore
  const padding = end.replace(/\s/g, '')
  const right = '='.repeat((4 - (letters.length % 4)) % 4)
  if (padding === '' || padding === right) return []
  return [{ ...place, found: padding, replacement: right, why: 'fills the last group up to four' }]
}

function applyEnds(applied: string, [end]: readonly RepairPlace[]): string {
  if (end === undefined) return applied
  const letters = withoutPadding(applied)
  if (end.found.startsWith('=')) return letters + end.replacement
  return letters.slice(0, -1)
}

import { ownEntry } from '@/lib/own-entry.ts'

/** The scripts that names of hosts are written in, by their names in Unicode. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Syriac',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Ethiopic',
  'Cherokee',
  'Mongolian',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
]

const LETTERS_OF = new Map(SCRIPTS.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]))

/** The scripts in which a label has characters. Digits, hyphens and marks that many scripts share belong to none. */
export function scriptsOf(label: string): string[] {
  const known = SCRIPTS.filter((name) => LETTERS_OF.get(name)?.test(label))
  const isOfKnown = (character: string) =>
    known.some((name) => LETTERS_OF.get(name)?.test(character))
  const hasOther = [...label].some(
    (character) => /\p{Letter}/u.test(character) && !isOfShared(character) && !isOfKnown(character),
  )
  return hasOther ? [...known, 'another script'] : known
}

function isOfShared(character: string): boolean {
  return /[\p{Script=Common}\p{Script=Inherited}]/u.test(character)
}

/** The sets in which scripts go together in one language (Unicode Technical Standard 39, section 5.1). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** Whether scripts are those of one language: one script, or those of Japanese, Chinese or Korean with Latin letters. */
export function goTogether(scripts: readonly string[]): boolean {
  if (scripts.length < 2) return true
  return TOGETHER.some((set) => scripts.every((script) => set.includes(script)))
}

/** Letters that look like letters or digits of Latin, by script, and the endings of names in which they are at home. */
const LATIN_TWINS: Record<string, { twins: string; home: string }> = {
  Armenian: { twins: 'ագզէլհյոսւօ', home: 'am' },
  Cyrillic: { twins: 'аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡ', home: 'bg by kz ru su ua uz' },
  Georgian: { twins: 'იოყძხჽჿ', home: 'ge' },
  Greek: { twins: 'αικνρυωηοτ', home: 'gr' },
  Hebrew: { twins: 'דוחיןסװײ', home: 'il' },
  Thai: { twins: 'ทนบพรหเแ๐ดลปฟม', home: 'th' },
}

/**
 * The script of a label whose every letter looks like one of Latin, under an ending where that script is not at home
 * (Chromium, docs/idn.md, "whole-script confusables"); undefined for any other label.
 */
export function latinTwinScript(label: string, ending: string): string | undefined {
  return scriptsOf(label).find((script) => {
    const known = ownEntry(LATIN_TWINS, script)
    const letters = LETTERS_OF.get(script)
    if (known === undefined || letters === undefined) return false
    if (known.home.split(' ').includes(ending) || letters.test(ending)) return false
    return [...label].every((one) => !letters.test(one) || known.twins.includes(one))
  })
}

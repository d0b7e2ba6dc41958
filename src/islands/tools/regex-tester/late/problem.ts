import { RegExpParser, type AST } from '@eslint-community/regexpp'

import { whole } from '@/lib/format.ts'

import { groupNames } from '../group-names.ts'

const parser = new RegExpParser({ ecmaVersion: 2025 })

/** Returns the parts of a pattern. Throws an error with the `index` in UTF-16 code units when it is not one of ECMAScript 2025. */
export function parsePattern(pattern: string, flags: string): AST.Pattern {
  const unicodeSets = flags.includes('v')
  const unicode = flags.includes('u')
  return parser.parsePattern(pattern, 0, pattern.length, { unicode, unicodeSets })
}

/** Returns the alternatives of an element; none for one without brackets. */
export function alternativesOf(node: AST.Node): readonly AST.Alternative[] {
  return 'alternatives' in node && node.type !== 'ClassStringDisjunction' ? node.alternatives : []
}

/** The parser's message for a reference to a missing group. It names the end of the pattern as the place. */
const UNKNOWN_NAME = 'Invalid named capture referenced'

/** Sentences for the parser's messages, by their beginnings. */
const SENTENCES: readonly (readonly [start: string, sentence: string])[] = [
  ['Unterminated group', 'This bracket is not closed. Add ) or write \\( for the character.'],
  ['Unterminated character class', 'This bracket is not closed. Add ] or write \\[ for the character.'], // prettier-ignore
  ["Unmatched ')'", 'No bracket is open here. Remove ) or write \\) for the character.'],
  ['Nothing to repeat', 'There is nothing to repeat before this. Write a backslash before it for the character.'], // prettier-ignore
  ['Lone quantifier brackets', 'Write a backslash before this bracket.'],
  ['Incomplete quantifier', 'This repetition is not complete. Write {2}, {2,} or {2,5}.'],
  ['numbers out of order', 'The smaller number of a repetition comes first.'],
  ['Range out of order', 'The range of characters runs backwards.'],
  ['Duplicate capture group name', 'Another group has this name.'],
  ['Invalid capture group name', 'This is not a name of a group. It begins with a letter.'],
  [UNKNOWN_NAME, 'No group has the name that \\k refers to.'],
  ['Invalid named reference', 'Write \\k<name> with the name of a group.'],
  ['Invalid group', 'JavaScript does not know this kind of group.'],
  ['Invalid property name', 'This is not a property of Unicode.'],
  ['Invalid unicode escape', 'This is not a character of Unicode.'],
  ['Invalid escape', 'With u or v, only special characters can follow a backslash.'],
  ['\\ at end of pattern', 'Nothing follows the backslash. Write \\\\ for the character.'],
  ['Invalid character class', 'A range cannot begin or end with a class such as \\d.'],
  ['Invalid character in character class', 'With v, write a backslash before this character.'],
  ['Invalid set operation', 'One class cannot mix -- with && or with plain members.'],
  ['Negated character class', 'A class that excludes characters cannot contain strings.'],
  ['Duplicated flag', 'A flag is named twice.'],
]

/** What other flavours allow, with what JavaScript has for it. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^\(\?P</, 'In JavaScript a named group is written (?<name>…), without the P.'],
  [/^\(\?P=/, 'In JavaScript a reference to a named group is written \\k<name>.'],
  [/^\(\?>/, 'JavaScript has no atomic groups.'],
  [/^\(\?#/, 'JavaScript has no comments in patterns.'],
  [/^\(\?[a-z]+\)/, 'Tick the flags instead, or write (?i:…) around the part.'],
]

const UNSUPPORTED = 'This browser does not support a part of this pattern, or one of its flags.'

/** Returns what is wrong with a pattern that the engine refused, and where. */
export function problemOf(pattern: string, flags: string): string {
  try {
    parsePattern(pattern, flags)
    return UNSUPPORTED
  } catch (error) {
    const { message, index } = error as Error & { index: number }
    const reason = message.slice(message.lastIndexOf(': ') + 2)
    const place = placeOf(reason, index, pattern, flags)
    return `Character ${whole(place + 1)}: ${sentenceFor(reason, pattern, place)}`
  }
}

/** Returns the index of the character at fault. The parser names the place behind it, and the end for an open bracket. */
function placeOf(reason: string, index: number, pattern: string, flags: string): number {
  if (reason.startsWith('Unterminated group')) return openBracket(pattern, flags, '(')
  if (reason === 'Unterminated character class') return openBracket(pattern, flags, '[')
  if (reason === UNKNOWN_NAME) return unknownReference(pattern, flags) ?? Math.max(0, index - 1)
  return /^Unmatched|^\\/.test(reason) ? index : Math.max(0, index - 1)
}

/** Returns the index of the first reference to a name that no group has. */
function unknownReference(pattern: string, flags: string): number | undefined {
  const names = new Set(groupNames(pattern, flags))
  const references = [...pattern.matchAll(/\\(?:k<([^>]*)>|[^])/g)]
  return references.find(([, name]) => name !== undefined && !names.has(name))?.index
}

/** Returns the index of the innermost group or class that is not closed. */
function openBracket(pattern: string, flags: string, wanted: '(' | '['): number {
  const open: { token: string; index: number }[] = []
  for (const { 0: token, index } of pattern.matchAll(/\\[^]|[()[\]]/g)) {
    const isInClass = open.at(-1)?.token === '['
    if (token === '[' ? !isInClass || flags.includes('v') : token === '(' && !isInClass)
      open.push({ token, index })
    else if ((token === ']' && isInClass) || (token === ')' && !isInClass)) open.pop()
  }
  return open.findLast(({ token }) => token === wanted)?.index ?? 0
}

function sentenceFor(reason: string, pattern: string, place: number): string {
  const rest = pattern.slice(place)
  const elsewhere = ELSEWHERE.find(([start]) => start.test(rest))?.[1]
  if (reason === 'Invalid group' && elsewhere !== undefined) return elsewhere
  if (reason === 'Nothing to repeat' && /[*+?}]$/.test(pattern.slice(0, place)) && rest[0] === '+')
    return 'JavaScript has no possessive quantifiers. Remove this +.'
  const known = SENTENCES.find(([start]) => reason.startsWith(start))
  return known?.[1] ?? 'JavaScript does not allow this here.'
}

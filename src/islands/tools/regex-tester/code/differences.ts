import { visitRegExpAST, type AST } from '@eslint-community/regexpp'

import type { RegexMode } from '../choices.ts'
import { alternativesOf } from '../late/parse.ts'

/** Sentences on where Python differs. */
const SENTENCES = {
  lookbehind: 'Python refuses this pattern: a lookbehind must have a fixed length there.',
  duplicates: 'Python refuses this pattern: each name of a group can be used once there.',
  property: 'Python refuses \\p{…}. The package regex from PyPI knows it.',
  sets: 'Python has no sets of the flag v: rewrite these classes.',
  names: 'A name of a group with $ is not possible in Python: rename it.',
  ascii: 'Python’s \\d, \\w and \\b also know other scripts, such as ५ and é. re.ASCII makes them equal to JavaScript’s.', // prettier-ignore
  space: 'With re.ASCII, \\s leaves out the no-break space and other spaces of Unicode, which JavaScript’s \\s has.', // prettier-ignore
  caseless: 'With re.ASCII, re.IGNORECASE does not fold letters beyond a to z.',
  dot: 'The dot of Python leaves out only the line feed; that of JavaScript also \\r and two separators.',
  lines:
    'With m, JavaScript also ends lines at \\r and two separators, Python only at the line feed.',
  end: 'Python’s $ also matches before a last line feed, so the copy has \\Z.',
  units: 'Without u or v, JavaScript counts an emoji as two characters, Python as one.',
  reference: 'A reference to a group that took no part matches nothing in Python, and the empty text in JavaScript.', // prettier-ignore
  sticky: 'Python has no flag y: match begins at the start, or at the place that it is given.',
  around: 'Python has no $` and $’ in a replacement.',
  pieces: 'Where the pattern is empty, Python’s split also gives empty pieces at both ends.',
} as const

/** A way in which Python differs from JavaScript. */
export type Difference = keyof typeof SENTENCES

/** Returns the sentence about a difference. */
export function differenceSentence(difference: Difference): string {
  return SENTENCES[difference]
}

/** What is done with a pattern. */
interface Use {
  flags: string
  mode: RegexMode
  replacement: string
}

/** Returns where Python's `re` (3.11) differs from JavaScript for a pattern, those that it refuses first. */
export function differencesOf(tree: AST.Pattern, use: Use): Difference[] {
  const found = new Set<Difference>(foundIn(tree, use))
  if (needsAscii(tree)) {
    found.add('ascii')
    if (/\\s/i.test(tree.raw)) found.add('space')
    if (use.flags.includes('i') && /[^\0-\x7f]/.test(tree.raw)) found.add('caseless')
  }
  if (use.flags.includes('y')) found.add('sticky')
  if (use.mode === 'replace' && /\$[`']/.test(use.replacement)) found.add('around')
  const isEmpty = alternativesOf(tree).some(({ elements }) => elements.every(canBeEmpty))
  if (use.mode === 'split' && isEmpty) found.add('pieces')
  return (Object.keys(SENTENCES) as Difference[]).filter((each) => found.has(each))
}

/** Whether a pattern has classes that mean more in Python, where a text is Unicode. */
export function needsAscii(tree: AST.Pattern): boolean {
  let isNeeded = false
  visitRegExpAST(tree, {
    onCharacterSetEnter: ({ kind }) => void (isNeeded ||= kind === 'digit' || kind === 'word'),
    onAssertionEnter: ({ kind }) => void (isNeeded ||= kind === 'word'),
  })
  return isNeeded
}

function foundIn(tree: AST.Pattern, { flags }: Use): Difference[] {
  const found: Difference[] = []
  const names = new Set<string>()
  const isByUnit = !/[uv]/.test(flags)
  visitRegExpAST(tree, {
    onCapturingGroupEnter({ name }) {
      if (name === null) return
      if (names.has(name)) found.push('duplicates')
      if (name.includes('$')) found.push('names')
      names.add(name)
    },
    onAssertionEnter(node) {
      if (node.kind === 'lookbehind' && !isFixed(node)) found.push('lookbehind')
      if (node.kind === 'start' || node.kind === 'end') {
        if (flags.includes('m')) found.push('lines')
        else if (node.kind === 'end') found.push('end')
      }
    },
    onCharacterSetEnter({ kind }) {
      if (kind === 'property') found.push('property')
      if (kind === 'any' && !flags.includes('s')) found.push('dot')
      if (kind === 'any' && isByUnit) found.push('units')
    },
    onCharacterClassEnter({ negate, unicodeSets, elements }) {
      if (negate && isByUnit) found.push('units')
      const isSet = elements.some(({ type }) => /Class$|Disjunction/.test(type))
      if (unicodeSets && isSet) found.push('sets')
    },
    onExpressionCharacterClassEnter: () => void found.push('sets'),
    onBackreferenceEnter: () => void found.push('reference'),
  })
  return found
}

/** Whether an element can match the empty text. */
function canBeEmpty(node: AST.Node): boolean {
  if (node.type === 'Quantifier') return node.min === 0 || canBeEmpty(node.element)
  if (node.type === 'Assertion' || node.type === 'Backreference') return true
  const alternatives = alternativesOf(node)
  return alternatives.some(({ elements }) => elements.every(canBeEmpty))
}

function isFixed(node: AST.Node): boolean {
  const [min, max] = widthOf(node)
  return min === max
}

/** Returns the least and the greatest number of characters that an element matches. */
function widthOf(node: AST.Node): [min: number, max: number] {
  if (node.type === 'Assertion' && !('alternatives' in node && node.kind === 'lookbehind'))
    return [0, 0]
  if (node.type === 'Backreference') return [0, Infinity]
  if (node.type === 'Quantifier') {
    const [min, max] = widthOf(node.element)
    return [min * node.min, max === 0 ? 0 : max * node.max]
  }
  const alternatives = alternativesOf(node)
  if (alternatives.length === 0) return [1, 1]
  const widths = alternatives.map(({ elements }) =>
    elements.filter(({ type }) => type !== 'Assertion').map(widthOf),
  )
  const sums = widths.map((each) => [0, 1].map((end) => each.reduce((sum, width) => sum + (width[end as 0 | 1]), 0))) // prettier-ignore
  return [Math.min(...sums.map(([min = 0]) => min)), Math.max(...sums.map(([, max = 0]) => max))]
}

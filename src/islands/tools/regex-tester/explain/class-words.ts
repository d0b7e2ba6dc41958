import type { AST } from '@eslint-community/regexpp'

/** Characters that cannot be seen in quotation marks. */
const INVISIBLE: Record<number, string> = {
  0: 'the character of code 0',
  8: 'a backspace',
  9: 'a tab',
  10: 'a line feed',
  11: 'a vertical tab',
  12: 'a form feed',
  13: 'a carriage return',
  32: 'a space',
  160: 'a no-break space',
}

/** Returns a character in words: in quotation marks, by its name, or by its number in Unicode. */
export function characterWords(value: number): string {
  const character = String.fromCodePoint(value)
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character)) return `“${character}”`
  const code = value.toString(16).toUpperCase().padStart(4, '0')
  return INVISIBLE[value] ?? `the character U+${code}`
}

const SETS = {
  digit: ['a digit 0 to 9', 'any character but 0 to 9'],
  space: [
    'a space, a tab or the end of a line',
    'any character but spaces, tabs and ends of lines',
  ],
  word: ['a letter a to z, a digit or _', 'any character but the letters a to z, digits and _'],
} as const

/** The general categories of Unicode that patterns use most. */
const CATEGORIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    L: 'a letter of any script',
    Lu: 'a capital letter',
    Ll: 'a small letter',
    M: 'a mark of a letter, such as a vowel sign',
    N: 'a number of any script',
    Nd: 'a digit of any script',
    P: 'a punctuation mark',
    S: 'a symbol, such as ₹',
    Sc: 'a currency sign',
    Z: 'a separator, such as a space',
  }),
)

/** Returns what a set such as `\d` or `\p{L}` matches, in words. */
export function setWords(set: AST.CharacterSet, flags: string): string {
  if (set.kind === 'any')
    return flags.includes('s') ? 'any character' : 'any character but the end of a line'
  if (set.kind !== 'property') return SETS[set.kind][set.negate ? 1 : 0]
  const category = set.key === 'General_Category' ? CATEGORIES.get(set.value ?? '') : undefined
  if (category !== undefined) return set.negate ? `any character but ${category}` : category
  const name = set.value === null ? set.key : `${set.key}=${set.value}`
  return `a character ${set.negate ? 'without' : 'with'} the Unicode property ${name}`
}

/** Returns what a character class matches, in words. */
export function classWords({ elements, negate }: AST.CharacterClass, flags: string): string {
  if (elements.length === 0) return negate ? 'any character' : 'nothing: the class is empty'
  const members = elements.map((element) => memberWords(element, flags)).join(', ')
  return negate ? `any character but: ${members}` : `one of: ${members}`
}

/** Returns what a class with `--` or `&&` matches, in words. */
export function expressionWords(node: AST.ExpressionCharacterClass, flags: string): string {
  const words = operationWords(node.expression, flags)
  return node.negate ? `any character but (${words})` : words
}

type Operand = AST.ExpressionCharacterClass['expression']['left']

function operationWords(node: Operand, flags: string): string {
  if (node.type === 'ClassIntersection')
    return `${operationWords(node.left, flags)}, if also ${operationWords(node.right, flags)}`
  if (node.type === 'ClassSubtraction')
    return `${operationWords(node.left, flags)}, but not ${operationWords(node.right, flags)}`
  return memberWords(node, flags)
}

type Member = AST.CharacterClassElement | Exclude<Operand, { type: `ClassI${string}` | `ClassSub${string}` }> // prettier-ignore

function memberWords(node: Member, flags: string): string {
  switch (node.type) {
    case 'Character':
      return characterWords(node.value)
    case 'CharacterClassRange':
      return `${characterWords(node.min.value)} to ${characterWords(node.max.value)}`
    case 'CharacterSet':
      return setWords(node, flags)
    case 'CharacterClass':
      return `(${classWords(node, flags)})`
    case 'ExpressionCharacterClass':
      return `(${expressionWords(node, flags)})`
    case 'ClassStringDisjunction':
      return node.alternatives.map(({ raw }) => `“${raw}”`).join(', ')
  }
}

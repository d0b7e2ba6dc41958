import { RegExpParser, type AST } from '@eslint-community/regexpp'

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

import type { AST } from '@eslint-community/regexpp'

import { replacementOf, type RegexMode, type RegexOptions } from '../choices.ts'
import { groupNames } from '../group-names.ts'
import { needsAscii } from './differences.ts'
import { pythonPattern, pythonReplacement } from './python-pattern.ts'

/** Returns JavaScript that does with a pattern what the page does. */
export function javaScriptCode(
  { pattern, flags, replacement }: RegexOptions,
  mode: RegexMode,
): string {
  // With g or y, test would go on where it ended in the line before.
  const used = mode === 'lines' ? flags.replace(/[gy]/g, '') : flags
  const literal = `const pattern = /${literalSource(pattern)}/${used}\n`
  if (mode === 'replace')
    return `${literal}const changed = text.replace(pattern, ${JSON.stringify(replacementOf(replacement))})`
  if (mode === 'split') return `${literal}const pieces = text.split(pattern)`
  if (mode === 'lines') return `${literal}const isFound = pattern.test(line)`
  if (!flags.includes('g')) return `${literal}const match = pattern.exec(text)`
  return `${literal}for (const match of text.matchAll(pattern)) {\n  console.log(match.index, match[0])\n}`
}

/** Returns a pattern as it is written between slashes. */
export function literalSource(pattern: string): string {
  // Two slashes begin a comment. This is the source that ECMA-262 gives the empty pattern (EscapeRegExpPattern).
  if (pattern === '') return '(?:)'
  const ends = new Map([['\n', '\\n'], ['\r', '\\r'], ['\u2028', '\\u2028'], ['\u2029', '\\u2029']]) // prettier-ignore
  let isInClass = false
  return pattern.replace(/\\?[^]/gu, (token) => {
    if (token === '[') isInClass = true
    else if (token === ']') isInClass = false
    else if (token === '/' && !isInClass) return '\\/'
    return ends.get(token.at(-1) ?? '') ?? token
  })
}

const PYTHON_FLAGS = [
  ['i', 're.IGNORECASE'],
  ['m', 're.MULTILINE'],
  ['s', 're.DOTALL'],
] as const

/** Returns Python that does with a pattern what the page does, where Python can. */
export function pythonCode(options: RegexOptions, mode: RegexMode, tree: AST.Pattern): string {
  const { pattern, flags, replacement } = options
  const named = PYTHON_FLAGS.filter(([flag]) => flags.includes(flag)).map(([, name]) => name)
  const all = [...named, ...(needsAscii(tree) ? ['re.ASCII'] : [])].join(' | ')
  const compiled = `r"${pythonPattern(tree, flags)}"${all && `, ${all}`}`
  const template = pythonReplacement(replacementOf(replacement), groupNames(pattern, flags))
  return `import re\n\npattern = re.compile(${compiled})\n${pythonUse(mode, flags, JSON.stringify(template))}`
}

function pythonUse(mode: RegexMode, flags: string, template: string): string {
  const isForAll = flags.includes('g')
  const find = flags.includes('y') ? 'match' : 'search'
  if (mode === 'replace')
    return `changed = pattern.sub(${template}, text${isForAll ? '' : ', count=1'})`
  if (mode === 'split') return 'pieces = pattern.split(text)'
  if (mode === 'lines') return `is_found = pattern.${find}(line) is not None`
  if (!isForAll) return `match = pattern.${find}(text)`
  return 'for match in pattern.finditer(text):\n    print(match.start(), match.group())'
}

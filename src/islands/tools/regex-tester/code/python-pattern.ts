import { visitRegExpAST, type AST } from '@eslint-community/regexpp'

import { ownEntry } from '@/lib/own-entry.ts'

/** A part of a pattern that is written differently in Python. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Returns a pattern as the content of a raw string in double quotes for Python's `re` (3.11). Parts that Python does not have
 * stay as they are; `differencesOf` names them.
 */
export function pythonPattern(tree: AST.Pattern, flags: string): string {
  const edits: Edit[] = []
  const replace = ({ start, end, raw }: AST.Node, text: string) => {
    if (raw !== text) edits.push({ start, end, text })
  }
  visitRegExpAST(tree, {
    onCapturingGroupEnter({ name, start }) {
      if (name !== null) edits.push({ start, end: start + '(?<'.length, text: '(?P<' })
    },
    onBackreferenceEnter(node) {
      if (typeof node.ref === 'string') replace(node, `(?P=${node.ref})`)
    },
    onAssertionEnter(node) {
      if (node.kind === 'end' && !flags.includes('m')) replace(node, String.raw`\Z`)
    },
    onCharacterClassEnter(node) {
      if (node.elements.length === 0) replace(node, node.negate ? String.raw`[\s\S]` : '(?!)')
    },
    onCharacterEnter(node) {
      const isInClass = /Class|String/.test(node.parent.type)
      replace(node, character(node, isInClass))
    },
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      tree.raw,
    )
}

const NAMED: Record<string, string> = { '\n': '\\n', '\r': '\\r', '"': '\\"', '\\/': '/' }

function character({ raw, value }: AST.Character, isInClass: boolean): string {
  const named = ownEntry(NAMED, raw)
  if (named !== undefined) return named
  if (isInClass ? /^[[&~|]$/.test(raw) : /^[{}\]]$/.test(raw)) return `\\${raw}`
  // Python knows \u with four digits and \U with eight, and refuses other letters after a backslash.
  if (/^\\u/.test(raw) && (raw.length !== 6 || value > 0xffff || raw.includes('{')))
    return `\\U${value.toString(16).padStart(8, '0')}`
  if (/^\\c/.test(raw) || raw === '\\0') return `\\x${value.toString(16).padStart(2, '0')}`
  if (/^\\[A-Za-z]$/.test(raw) && String.fromCodePoint(value) === raw[1]) return raw.slice(1)
  return raw
}

/**
 * Returns a replacement of JavaScript as the template of `re.sub`. `names` are those of the groups, empty for a group without
 * one.
 */
export function pythonReplacement(replacement: string, names: readonly string[]): string {
  const hasNames = names.some((name) => name !== '')
  const escaped = (text: string) => text.replaceAll('\\', '\\\\')
  return replacement
    .split(/(\$(?:[$&]|\d{1,2}|<[^>]*>))/)
    .map((part, index) => (index % 2 === 1 ? reference(part, names, hasNames) : escaped(part)))
    .join('')
}

/** `$12` is group 12 if there is one, otherwise group 1 with the digit 2 behind it. */
function reference(part: string, names: readonly string[], hasNames: boolean): string {
  if (part === '$$') return '$'
  if (part === '$&') return String.raw`\g<0>`
  if (part.startsWith('$<')) {
    if (!hasNames) return part
    const name = part.slice(2, -1)
    // JavaScript puts nothing for a name that no group has.
    return names.includes(name) ? String.raw`\g<${name}>` : ''
  }
  const digits = part.slice(1)
  const used = [digits, digits.slice(0, 1)].find((each) => each !== '' && +each > 0 && +each <= names.length) // prettier-ignore
  return used === undefined ? part : String.raw`\g<${+used}>${digits.slice(used.length)}`
}

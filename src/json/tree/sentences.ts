import { counted } from '@/lib/quantity.ts'

import type { PathLanguage } from './path-languages.ts'

/** The language names, in menu order. */
export const LANGUAGES: Record<PathLanguage, string> = {
  jsonpath: 'JSONPath',
  pointer: 'JSON Pointer',
  javascript: 'JavaScript',
  jq: 'jq',
  python: 'Python',
}

/** The keyboard shortcuts of the tree, for the shortcut list. */
export const KEYS: [keys: string, what: string][] = [
  ['↑ ↓', 'Go to the row above or below'],
  ['→', 'Unfold, or go to the first value inside'],
  ['←', 'Fold, or go to the parent value'],
  ['Enter, Space', 'Fold or unfold'],
  ['*', 'Unfold all values at the level of the chosen value'],
  ['Page Up, Page Down', 'Go up or down by a screen'],
  ['Home, End', 'Go to the first or the last row'],
  ['Letters', 'Go to the next key that starts with them'],
]

export const SHADOWED =
  'A later member has the same key. In most programs, this path selects the later one.'

/** Returns the row label of an object or array: "{ 3 members }", "[ 1 element ]", "{}". */
export function holdings(kind: 'object' | 'array', size: number): string {
  const [open, close] = kind === 'object' ? '{}' : '[]'
  if (size === 0) return `${open}${close}`
  return `${open} ${counted(size, kind === 'object' ? 'member' : 'element')} ${close}`
}

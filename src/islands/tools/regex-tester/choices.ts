/** What is done with the pattern. */
export type RegexMode = 'match' | 'replace' | 'split' | 'lines'

/** A flag of JavaScript. */
export type Flag = (typeof FLAGS)[number]['flag']

/** The flags with their short names, the most used ones first. */
export const FLAGS = [
  { flag: 'g', name: 'all' },
  { flag: 'i', name: 'any case' },
  { flag: 'm', name: 'lines' },
  { flag: 's', name: 'dot all' },
  { flag: 'u', name: 'Unicode' },
  { flag: 'v', name: 'sets' },
  { flag: 'y', name: 'sticky' },
  { flag: 'd', name: 'indices' },
] as const

/** The choices of a first visit. */
export const FIRST_OPTIONS: RegexOptions = {
  pattern: '',
  flags: 'g',
  replacement: '',
  refused: '',
}

/** What a result depends on, except for the text. */
export interface RegexOptions {
  pattern: string
  /** Flags in alphabetical order, as in `RegExp.prototype.flags`. */
  flags: string
  /** The replacement as typed, where `\n`, `\t` and `\\` are escapes. */
  replacement: string
  /** Lines in which the pattern must not be found. */
  refused: string
}

/** What the panels get: the pattern as their text. */
export interface PatternPanelProps {
  text: string
  options: RegexOptions
  mode: RegexMode
}

/** Returns flags with one of them changed. `u` and `v` exclude each other. */
export function withFlag(flags: string, changed: Flag, isOn: boolean): string {
  const excluded = { u: 'v', v: 'u' }[changed as string]
  return FLAGS.map(({ flag }) => flag)
    .filter((flag) => {
      if (flag === changed) return isOn
      return flags.includes(flag) && !(isOn && flag === excluded)
    })
    .sort()
    .join('')
}

/** Returns the string that a typed replacement stands for. */
export function replacementOf(typed: string): string {
  const meanings = new Map([['n', '\n'], ['t', '\t'], ['\\', '\\']]) // prettier-ignore
  return typed.replace(/\\([nt\\])/g, (all, letter: string) => meanings.get(letter) ?? all)
}

/** Returns the pattern and the flags of a literal such as `/a+/gi`; undefined for other texts. */
export function readLiteral(text: string): Pick<RegexOptions, 'pattern' | 'flags'> | undefined {
  const [, pattern, flags = ''] = /^\s*\/(.+)\/([a-z]*)\s*$/s.exec(text) ?? []
  const known: readonly string[] = FLAGS.map(({ flag }) => flag)
  const letters = new Set(flags)
  if (pattern === undefined || letters.size < flags.length) return undefined
  if ([...letters].some((letter) => !known.includes(letter))) return undefined
  return { pattern, flags: [...letters].sort().join('') }
}

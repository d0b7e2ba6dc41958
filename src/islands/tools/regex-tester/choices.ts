/** What is done with the pattern. */
export type RegexMode = 'match' | 'replace' | 'split' | 'lines'

/** A flag of JavaScript. */
export type Flag = (typeof FLAGS)[number]['flag']

/** The flags in the order of `RegExp.prototype.flags`, each with its short name. */
export const FLAGS = [
  { flag: 'd', name: 'indices' },
  { flag: 'g', name: 'all' },
  { flag: 'i', name: 'any case' },
  { flag: 'm', name: 'lines' },
  { flag: 's', name: 'dot all' },
  { flag: 'u', name: 'Unicode' },
  { flag: 'v', name: 'sets' },
  { flag: 'y', name: 'sticky' },
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
  /** Flags in the order of `FLAGS`. */
  flags: string
  /** The replacement as typed, where `\n`, `\t` and `\\` are escapes. */
  replacement: string
  /** Lines in which the pattern must not be found. */
  refused: string
}

/** Returns flags with one of them changed. `u` and `v` exclude each other. */
export function withFlag(flags: string, changed: Flag, isOn: boolean): string {
  const excluded = { u: 'v', v: 'u' }[changed as string]
  return FLAGS.map(({ flag }) => flag)
    .filter((flag) => {
      if (flag === changed) return isOn
      return flags.includes(flag) && !(isOn && flag === excluded)
    })
    .join('')
}

/** Returns the string that a typed replacement stands for. */
export function replacementOf(typed: string): string {
  const meanings: Record<string, string> = { n: '\n', t: '\t', '\\': '\\' }
  return typed.replace(/\\([nt\\])/g, (all, letter: string) => meanings[letter] ?? all)
}

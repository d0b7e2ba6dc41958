import type { Layout } from '../text/result.ts'

/** How a visitor wants documents to be laid out. */
export interface LayoutOptions {
  indent: '2' | '4' | 'tab'
  /** 'code-unit' is the order of RFC 8785 section 3.2.3; 'natural' ignores case and reads numbers within keys as numbers. */
  sort: 'off' | 'code-unit' | 'natural'
  /** 'short': an array of nothing but numbers, strings, true, false and null stays on one line where it fits. */
  arrays: 'lines' | 'short'
  escapes: 'keep' | 'escape' | 'unescape'
  finalNewline: boolean
}

/** What the page does for a visitor who chose nothing. */
export const DEFAULT_OPTIONS: LayoutOptions = {
  indent: '2',
  sort: 'off',
  arrays: 'lines',
  escapes: 'keep',
  finalNewline: false,
}

/** The options as a layout takes them: minified text has no white space to choose. */
export function optionsFor(layout: Layout, options: LayoutOptions): LayoutOptions {
  if (layout === 'formatted') return options
  return { ...DEFAULT_OPTIONS, sort: options.sort, escapes: options.escapes }
}

/** Whether the options ask for nothing but what `layOut` does. */
export function isDefault(options: LayoutOptions): boolean {
  return namesOf(DEFAULT_OPTIONS).every((name) => options[name] === DEFAULT_OPTIONS[name])
}

/** The options that a text kept on the device holds; what it does not say, or says wrongly, is the default. */
export function readOptions(kept = ''): LayoutOptions {
  const words = kept.split(' ')
  return {
    indent: wordOf(words, ['2', '4', 'tab']) ?? '2',
    sort: wordOf(words, ['code-unit', 'natural']) ?? 'off',
    arrays: wordOf(words, ['short']) ?? 'lines',
    escapes: wordOf(words, ['escape', 'unescape']) ?? 'keep',
    finalNewline: words.includes('newline'),
  }
}

/** The text that is kept of options: the words that differ from the default, so none for the default. */
export function writeOptions({ finalNewline, ...options }: LayoutOptions): string {
  const words = namesOf(options).filter((name) => options[name] !== DEFAULT_OPTIONS[name])
  const kept: string[] = words.map((name) => options[name])
  return [...kept, ...(finalNewline ? ['newline'] : [])].join(' ')
}

function wordOf<Word extends string>(words: string[], known: readonly Word[]): Word | undefined {
  return known.find((word) => words.includes(word))
}

function namesOf<Type extends object>(options: Type): (keyof Type)[] {
  return Object.keys(options) as (keyof Type)[]
}

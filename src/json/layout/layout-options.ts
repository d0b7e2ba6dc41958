import type { Layout } from '../text/result.ts'

/** The visitor's formatting options. */
export interface LayoutOptions {
  indent: '2' | '4' | 'tab'
  /** 'code-unit' is the order of RFC 8785 section 3.2.3. 'natural' ignores case and compares digits in keys as numbers. */
  sort: 'off' | 'code-unit' | 'natural'
  /** 'short' writes an array of numbers, strings, booleans and nulls on one line if it fits. */
  arrays: 'lines' | 'short'
  escapes: 'keep' | 'escape' | 'unescape'
  finalNewline: boolean
}

/** The options of a visitor who has not changed any. */
export const DEFAULT_OPTIONS: LayoutOptions = {
  indent: '2',
  sort: 'off',
  arrays: 'lines',
  escapes: 'keep',
  finalNewline: false,
}

/** Returns the options that apply to a layout. Minified text has no white space options. */
export function optionsFor(layout: Layout, options: LayoutOptions): LayoutOptions {
  if (layout === 'formatted') return options
  return { ...DEFAULT_OPTIONS, sort: options.sort, escapes: options.escapes }
}

/** Returns whether the options are the defaults, which `layOut` handles without parsing the document into nodes. */
export function isDefault(options: LayoutOptions): boolean {
  return namesOf(DEFAULT_OPTIONS).every((name) => options[name] === DEFAULT_OPTIONS[name])
}

/** Parses saved options. Missing or invalid values fall back to the default. */
export function readOptions(saved = ''): LayoutOptions {
  const words = saved.split(' ')
  return {
    indent: wordOf(words, ['2', '4', 'tab']) ?? '2',
    sort: wordOf(words, ['code-unit', 'natural']) ?? 'off',
    arrays: wordOf(words, ['short']) ?? 'lines',
    escapes: wordOf(words, ['escape', 'unescape']) ?? 'keep',
    finalNewline: words.includes('newline'),
  }
}

/** Serializes options for storage. Lists only values that differ from the default, so the defaults give an empty string. */
export function writeOptions({ finalNewline, ...options }: LayoutOptions): string {
  const words = namesOf(options).filter((name) => options[name] !== DEFAULT_OPTIONS[name])
  const values: string[] = words.map((name) => options[name])
  return [...values, ...(finalNewline ? ['newline'] : [])].join(' ')
}

function wordOf<Word extends string>(words: string[], known: readonly Word[]): Word | undefined {
  return known.find((word) => words.includes(word))
}

function namesOf<Type extends object>(options: Type): (keyof Type)[] {
  return Object.keys(options) as (keyof Type)[]
}

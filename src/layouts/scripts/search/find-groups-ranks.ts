/** How well an entry of the search fits the words of a query. find-groups.ts makes the groups. */
import type { SearchEntry } from '@/prerender/search-list.ts'

import { countSlips } from './count-slips.ts'
import { beginsWith, wordsOf } from './search-words.ts'

/** Shorter queries are the first letters of a tool, not a subject. */
const LEAST_LETTERS_FOR_TEXTS = 3

/** Returns the entries with a rank, lowest first; equal ranks keep the menu order. */
export function bestFirst(
  entries: readonly SearchEntry[],
  rankOf: (entry: SearchEntry) => number | undefined,
): SearchEntry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter((found): found is { entry: SearchEntry; rank: number } => found.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

/**
 * Ranks an entry by its keywords, its synonyms and what it does: 0 if one is the query, 1 if one begins with it, 2 if one has every word of
 * its subject, 3 if the entry has. Half a rank better if its heading has every word.
 */
export function rankOtherWords(
  entry: SearchEntry,
  query: string,
  wanted: readonly string[],
): number | undefined {
  const { label, names, all } = wordsIn(entry)
  const better = hasEach(label, wanted) ? 0.5 : 0
  const phrases = [query, wanted.join(' ')]
  if (phrases.some((phrase) => names.includes(phrase))) return 0 - better
  if (names.some((name) => phrases.some((phrase) => beginsWith(name, phrase)))) return 1 - better
  if (names.some((name) => hasEach(name.split(' '), wanted))) return 2 - better
  return hasEach(all, wanted) ? 3 - better : undefined
}

/** Returns whether a phrase is the heading or another name of an entry. */
export function nameIs(entry: SearchEntry, phrase: string): boolean {
  return wordsIn(entry).names.includes(phrase)
}

/** The words of an entry: its name, its other names as phrases, and all. */
interface EntryWords {
  label: readonly string[]
  names: readonly string[]
  all: readonly string[]
}

/** The words of the entries that were searched before: each key searches all. */
const wordsOfEntries = new WeakMap<SearchEntry, EntryWords>()

/** Returns the words of an entry. */
export function wordsIn(entry: SearchEntry): EntryWords {
  const known = wordsOfEntries.get(entry)
  if (known !== undefined) return known
  const { label, text, otherWords } = entry
  const words = {
    label: wordsOf(label),
    names: `${text}\n${otherWords}`.split('\n').map((name) => wordsOf(name).join(' ')),
    all: [...new Set(wordsOf(`${text}\n${otherWords}`))],
  }
  wordsOfEntries.set(entry, words)
  return words
}

/** Returns the pages, posts or questions with every word, those with all in their title first. */
export function findTexts(
  entries: readonly SearchEntry[],
  kind: 'page' | 'post' | 'question',
  wanted: readonly string[],
): SearchEntry[] {
  if (wanted.join('').length < LEAST_LETTERS_FOR_TEXTS) return []
  const texts = entries.filter((entry) => entry.kind === kind)
  return bestFirst(texts, (entry) => {
    const { label, all } = wordsIn(entry)
    if (hasEach(label, wanted)) return 0
    return hasEach(all, wanted) ? 1 : undefined
  })
}

/** Returns whether each typed word begins one of the words. */
export function hasEach(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((typed) => words.some((word) => beginsWith(word, typed)))
}

/**
 * Ranks an entry by the typing errors between each typed word and the most similar word of the entry. Among equals, words of
 * the name come first, and tools come before views. Returns undefined if a word has no similar word.
 */
export function rankSlips(entry: SearchEntry, wanted: readonly string[]): number | undefined {
  const { label, all } = wordsIn(entry)
  let rank = entry.kind === 'tool' ? 0 : 1
  for (const typed of wanted) {
    const slips = countLeastSlips(typed, all)
    if (slips === undefined) return undefined
    rank += 2 * slips + (countLeastSlips(typed, label) === slips ? 0 : 1)
  }
  return rank
}

function countLeastSlips(typed: string, words: readonly string[]): number | undefined {
  const slips = words.map((word) => countSlips(typed, word)).filter((count) => count !== undefined)
  return slips.length === 0 ? undefined : Math.min(...slips)
}

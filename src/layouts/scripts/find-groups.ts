import { matchesSearch, rankMatch } from '@/prerender/catalogue.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import { countSlips } from './count-slips.ts'
import { beginsWith, subjectOf, wordsOf } from './search-words.ts'

/** The results of a query, in groups, each sorted by rank. */
export interface FoundGroups {
  /** Tools and views with the query in their name, category or keywords. Without a query: all tools, in menu order. */
  own: SearchEntry[]
  /** Tools and views found by a synonym or by what they do, or with the words in a different order. */
  other: SearchEntry[]
  /** If the groups above are empty: pages of one category with similar words; if nothing else is found, those with the rarest words. */
  near: SearchEntry[]
  /** Posts with every word of the query. */
  posts: SearchEntry[]
  /** Questions of the FAQ with every word of the query. */
  questions: SearchEntry[]
}

const MOST_NEAR = 5
const MOST_POSTS = 5
const MOST_QUESTIONS = 3
/** Shorter queries are the first letters of a tool, not a subject. */
const LEAST_LETTERS_FOR_TEXTS = 3
/** Longer queries are pasted texts: they match no tool, and comparing them takes long. */
const MOST_WORDS = 8

/** Returns the results of a query among all entries of the search. */
export function findGroups(entries: readonly SearchEntry[], query: string): FoundGroups {
  const pages = entries.filter(({ kind }) => kind === 'tool' || kind === 'view')
  const none = { own: [], other: [], near: [], posts: [], questions: [] }
  if (query.trim() === '') return { ...none, own: pages.filter(({ kind }) => kind === 'tool') }
  const own = bestFirst(pages, ({ text }) =>
    matchesSearch(text, query) ? rankMatch(text, query) : undefined,
  )
  // Almost every entry has a word that begins with a given letter.
  const all = wordsOf(query).filter((word) => word.length > 1)
  const wanted = subjectOf(all)
  if (wanted.length === 0 || wanted.length > MOST_WORDS) return { ...none, own }
  const others = pages.filter((entry) => !own.includes(entry))
  const other = bestFirst(others, (entry) => rankOtherWords(entry, all.join(' '), wanted))
  const posts = findTexts(entries, 'post', wanted).slice(0, MOST_POSTS)
  const questions = findTexts(entries, 'question', wanted).slice(0, MOST_QUESTIONS)
  const isFound = own.length + other.length > 0
  const similar = isFound ? [] : findSimilar(pages, wanted)
  const hasAny = isFound || [...similar, ...posts, ...questions].length > 0
  const near = hasAny ? similar : findByRarestWords(pages, wanted)
  return { own, other, near: near.slice(0, MOST_NEAR), posts, questions }
}

/** Returns pages with similar words, of one category: a slip does not lead from a loan to a password. */
function findSimilar(pages: readonly SearchEntry[], wanted: readonly string[]): SearchEntry[] {
  const similar = bestFirst(pages, (entry) => rankSlips(entry, wanted))
  return similar.filter(({ category }) => category === similar[0]?.category)
}

/** Returns the pages with the rarest words of a query, if at least half of its words are known. */
function findByRarestWords(
  pages: readonly SearchEntry[],
  wanted: readonly string[],
): SearchEntry[] {
  const known = wanted
    .map((word) => pages.filter((entry) => hasEach(wordsIn(entry).all, [word])))
    .filter((having) => having.length > 0)
  if (known.length * 2 < wanted.length) return []
  return bestFirst(pages, (entry) => {
    const weights = known.map((having) => (having.includes(entry) ? 1 / having.length : 0))
    return -weights.reduce((sum, weight) => sum + weight, 0) || undefined
  })
}

/** Returns the entries with a rank, lowest first; equal ranks keep the menu order. */
function bestFirst(
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
 * Ranks an entry by its synonyms and what it does: 0 if one is the query, 1 if one begins with it, 2 if one has every word of
 * its subject, 3 if the entry has.
 */
function rankOtherWords(
  entry: SearchEntry,
  query: string,
  wanted: readonly string[],
): number | undefined {
  const { names, all } = wordsIn(entry)
  const phrases = [query, wanted.join(' ')]
  if (phrases.some((phrase) => names.includes(phrase))) return 0
  if (names.some((name) => phrases.some((phrase) => beginsWith(name, phrase)))) return 1
  if (names.some((name) => hasEach(name.split(' '), wanted))) return 2
  return hasEach(all, wanted) ? 3 : undefined
}

/** The words of an entry: its name, its other names as phrases, and all. */
interface EntryWords {
  label: readonly string[]
  names: readonly string[]
  all: readonly string[]
}

/** The words of the entries that were searched before: each key searches all. */
const wordsOfEntries = new WeakMap<SearchEntry, EntryWords>()

function wordsIn(entry: SearchEntry): EntryWords {
  const known = wordsOfEntries.get(entry)
  if (known !== undefined) return known
  const { label, text, otherWords } = entry
  const words = {
    label: wordsOf(label),
    names: otherWords.split('\n').map((name) => wordsOf(name).join(' ')),
    all: [...new Set(wordsOf(`${text}\n${otherWords}`))],
  }
  wordsOfEntries.set(entry, words)
  return words
}

/** Returns the posts or questions with every word, those with all in their title first. */
function findTexts(
  entries: readonly SearchEntry[],
  kind: 'post' | 'question',
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

function hasEach(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((typed) => words.some((word) => beginsWith(word, typed)))
}

/**
 * Ranks an entry by the typing errors between each typed word and the most similar word of the entry. Among equals, words of
 * the name come first, and tools come before views. Returns undefined if a word has no similar word.
 */
function rankSlips(entry: SearchEntry, wanted: readonly string[]): number | undefined {
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

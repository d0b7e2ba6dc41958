import { matchesSearch, rankMatch } from '@/prerender/catalogue.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

/** The results of a query, in groups, each sorted by rank. */
export interface FoundGroups {
  /** Tools and views with the query in their name, category or keywords. Without a query: all tools, in menu order. */
  own: SearchEntry[]
  /** Tools and views found by a synonym, or with the words in a different order. */
  other: SearchEntry[]
  /** Tools and views with similar words, if the groups above are empty. */
  near: SearchEntry[]
  /** Posts with every word of the query. */
  posts: SearchEntry[]
}

const MOST_NEAR = 5
const MOST_POSTS = 5
/** Shorter queries are the first letters of a tool, not a subject. */
const LEAST_LETTERS_FOR_POSTS = 3
/** Longer queries are pasted texts: they match no tool, and comparing them takes long. */
const MOST_WORDS = 8
/** Typo tolerance: one edit for words of 4 to 7 letters, two from 8 letters on. */
const ONE_SLIP_FROM = 4
const TWO_SLIPS_FROM = 8

/** Returns the results of a query among all entries of the search. */
export function findGroups(entries: readonly SearchEntry[], query: string): FoundGroups {
  const pages = entries.filter(({ kind }) => kind !== 'post')
  if (query.trim() === '')
    return { own: pages.filter(({ kind }) => kind === 'tool'), other: [], near: [], posts: [] }
  const own = bestFirst(pages, ({ text }) =>
    matchesSearch(text, query) ? rankMatch(text, query) : undefined,
  )
  // Almost every entry has a word that begins with a given letter.
  const wanted = wordsOf(query).filter((word) => word.length > 1)
  if (wanted.length === 0 || wanted.length > MOST_WORDS)
    return { own, other: [], near: [], posts: [] }
  const others = pages.filter((entry) => !own.includes(entry))
  const other = bestFirst(others, (entry) => rankOtherWords(entry, wanted))
  const isFound = own.length + other.length > 0
  return {
    own,
    other,
    near: isFound ? [] : bestFirst(pages, (entry) => rankSlips(entry, wanted)).slice(0, MOST_NEAR),
    posts: findPosts(entries, wanted),
  }
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

/** Ranks an entry by its synonyms: 0 if one is the query, 1 if one begins with it, 2 if the entry has every word of it. */
function rankOtherWords({ text, otherWords }: SearchEntry, wanted: string[]): number | undefined {
  const names = otherWords.split('\n').map((name) => wordsOf(name).join(' '))
  const phrase = wanted.join(' ')
  if (names.includes(phrase)) return 0
  if (names.some((name) => beginsWith(name, phrase))) return 1
  return hasEach([text, otherWords], wanted) ? 2 : undefined
}

function findPosts(entries: readonly SearchEntry[], wanted: string[]): SearchEntry[] {
  if (wanted.join('').length < LEAST_LETTERS_FOR_POSTS) return []
  const posts = entries.filter(({ kind }) => kind === 'post')
  const rankOf = ({ label, text, otherWords }: SearchEntry) => {
    if (hasEach([label], wanted)) return 0
    return hasEach([text, otherWords], wanted) ? 1 : undefined
  }
  return bestFirst(posts, rankOf).slice(0, MOST_POSTS)
}

function hasEach(texts: readonly string[], wanted: string[]): boolean {
  const words = wordsOf(texts.join('\n'))
  return wanted.every((typed) => words.some((word) => beginsWith(word, typed)))
}

/**
 * Ranks an entry by the typing errors between each typed word and the most similar word of the entry. Among equals, words of
 * the name come first, and tools come before views. Returns undefined if a word has no similar word.
 */
function rankSlips(entry: SearchEntry, wanted: string[]): number | undefined {
  const { label, text, otherWords, kind } = entry
  const name = wordsOf(label)
  const words = wordsOf(`${text}\n${otherWords}`)
  let rank = kind === 'tool' ? 0 : 1
  for (const typed of wanted) {
    const slips = countLeastSlips(typed, words)
    if (slips === undefined) return undefined
    rank += 2 * slips + (countLeastSlips(typed, name) === slips ? 0 : 1)
  }
  return rank
}

function countLeastSlips(typed: string, words: readonly string[]): number | undefined {
  const slips = words.map((word) => countSlips(typed, word)).filter((count) => count !== undefined)
  return slips.length === 0 ? undefined : Math.min(...slips)
}

/** Returns whether a text begins with another. A following vowel sign makes a different word: "कर" (tax) does not begin "कर्ज" (debt). */
function beginsWith(text: string, start: string): boolean {
  return text.startsWith(start) && !/^\p{M}/u.test(text.slice(start.length))
}

/** Returns the words of a text, without the dot of ज़ and with one sign for ँ and ं, which many people omit or confuse. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093c\u0300-\u036f]/g, '')
  return (
    plain
      .normalize('NFC')
      .replaceAll('ँ', 'ं')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/**
 * Counts the edits between a typed word and the beginning of another: letters missing, added, replaced, or two neighbours
 * swapped. Returns undefined beyond the tolerance for the word's length, or if the first letters differ.
 */
export function countSlips(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0
  if (typed.length < ONE_SLIP_FROM || !/^\p{L}/u.test(typed)) return undefined
  const isSwapped = typed[0] === word[1] && typed[1] === word[0]
  if (typed[0] !== word[0] && !isSwapped) return undefined
  const most = typed.length < TWO_SLIPS_FROM ? 1 : 2
  if (typed.length > word.length + most) return undefined
  const slips = countEdits(typed, word.slice(0, typed.length + most))
  return slips <= most ? slips : undefined
}

/** Counts the edits that make `typed` the beginning of `word` ("optimal string alignment": no letter is edited twice). */
function countEdits(typed: string, word: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const changed = at(last, column - 1) + (isSame ? 0 : 1)
      const best = Math.min(changed, at(last, column) + 1, at(current, column - 1) + 1)
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current.push(isSwap ? Math.min(best, at(beforeLast, column - 2) + 1) : best)
    }
    beforeLast = last
    last = current
  }
  // Letters that are not typed yet are not slips.
  return Math.min(...last)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

import { matchesSearch, rankMatch } from '@/prerender/catalogue.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import { countSlips } from './near-word.ts'

/** What a query finds, each group best first. */
export interface FoundGroups {
  /** Tools and views that hold the query in their name, category or keywords. Without a query: the tools, as in the menu. */
  own: SearchEntry[]
  /** Tools and views that people call by other words, or in another order of words. */
  other: SearchEntry[]
  /** Tools and views whose words are near to those typed. Only where neither of the above is found. */
  near: SearchEntry[]
  /** Posts that have each word of the query. */
  posts: SearchEntry[]
}

const MOST_NEAR = 5
const MOST_POSTS = 5
/** Posts are for those who search for a subject, not for the first letters of a tool. */
const LEAST_LETTERS_FOR_POSTS = 3
/** A pasted text names no tool, and would be compared for long. */
const MOST_WORDS = 8

/** What a query finds among all that the search knows. */
export function findGroups(entries: readonly SearchEntry[], query: string): FoundGroups {
  const pages = entries.filter(({ kind }) => kind !== 'post')
  if (query.trim() === '')
    return { own: pages.filter(({ kind }) => kind === 'tool'), other: [], near: [], posts: [] }
  const own = bestFirst(pages, ({ text }) =>
    matchesSearch(text, query) ? rankMatch(text, query) : undefined,
  )
  // Some word or other begins with any single letter.
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

/** The entries that have a rank, lowest first; of equal ones the first in the menu. */
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

/** 0 when the query is one of the entry's other names, 1 when one begins with it, 2 when the entry has each of its words. */
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
 * All slips of the words typed, each compared with the nearest word of the entry: of equal ones those of its name come
 * first, and tools before their views. Undefined when a word has none near it.
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

/** A vowel sign that follows makes another word of it: "कर" (tax) does not begin "कर्ज" (debt). */
function beginsWith(text: string, start: string): boolean {
  return text.startsWith(start) && !/^\p{M}/u.test(text.slice(start.length))
}

/** The words of a text, without the dot of ज़ and with one sign for ँ and ं, which many leave out or mix up. */
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

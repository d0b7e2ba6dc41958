import { matchesSearch, rankMatch } from '@/prerender/catalogue.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import {
  bestFirst,
  findTexts,
  hasEach,
  nameIs,
  rankOtherWords,
  rankSlips,
  wordsIn,
} from './find-groups-ranks.ts'
import { respell } from './search-respell.ts'
import { FILLERS, joinLetters, subjectOf, wordsOf } from './search-words.ts'

/** The results of a query, in groups, each sorted by rank. */
export interface FoundGroups {
  /** Tools and views with the query in their name, category or keywords. Without a query: all tools, in menu order. */
  own: SearchEntry[]
  /** Pages of the site that are not tools, such as the contact form. */
  site: SearchEntry[]
  /** Tools and views found by a synonym or by what they do, or with the words in a different order or spelling. */
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
/** Longer queries are pasted texts: they match no tool, and comparing them takes long. */
const MOST_WORDS = 8

/** Ranks of `rankMatch`: a keyword is the query, or the query is inside a word. */
const KEYWORD = 2
const INSIDE = 4

/** Returns the results of a query among all entries of the search. */
export function findGroups(entries: readonly SearchEntry[], query: string): FoundGroups {
  const pages = entries.filter(isToolOrView)
  const none = { own: [], site: [], other: [], near: [], posts: [], questions: [] }
  if (query.trim() === '') return { ...none, own: pages.filter(({ kind }) => kind === 'tool') }
  const typed = wordsOf(query)
  const words = joinLetters(typed)
  const own = findOwn(pages, query, words.length < typed.length ? words.join(' ') : undefined)
  // Almost every entry has a word that begins with a given letter.
  const all = words.filter((word) => word.length > 1)
  const wanted = subjectOf(all)
  if (wanted.length === 0 || wanted.length > MOST_WORDS) return { ...none, own }
  const found = { ...none, own, ...findByWords(entries, own, all, wanted) }
  if ([...own, ...found.site, ...found.other].length > 0) return found
  const spelled = respell(all, knownWords(entries))
  const again = spelled && findByWords(entries, [], spelled, subjectOf(spelled))
  if (again !== undefined && [...again.site, ...again.other].length > 0)
    return { ...found, ...again }
  const similar = findSimilar(pages, wanted)
  const hasAny = [...similar, ...found.posts, ...found.questions].length > 0
  const near = hasAny ? similar : findByRarestWords(pages, wanted)
  return { ...found, near: near.slice(0, MOST_NEAR) }
}

function isToolOrView({ kind }: SearchEntry): boolean {
  return kind === 'tool' || kind === 'view'
}

/**
 * Returns the tools and views that contain the query, or the abbreviation that its single letters spell. A tool with the query
 * as a keyword comes before several views with it in their name: "loan" asks for the loan calculator, "passphrase" for its view.
 */
function findOwn(
  pages: readonly SearchEntry[],
  query: string,
  spelled: string | undefined,
): SearchEntry[] {
  const rankOf = ({ text }: SearchEntry) => {
    const rank = spelled !== undefined && matchesSearch(text, spelled) ? rankMatch(text, spelled) : INSIDE // prettier-ignore
    if (rank < INSIDE) return rank
    return matchesSearch(text, query) ? rankMatch(text, query) : undefined
  }
  const named = pages.filter(
    (entry) => entry.kind === 'view' && (rankOf(entry) ?? KEYWORD) < KEYWORD,
  )
  const isAmbiguous = named.length > 1
  return bestFirst(pages, (entry) =>
    isAmbiguous && named.includes(entry) ? KEYWORD + 0.5 : rankOf(entry),
  )
}

/** Returns what has every word of a subject, except for the entries that are found already. */
function findByWords(
  entries: readonly SearchEntry[],
  own: readonly SearchEntry[],
  all: readonly string[],
  wanted: readonly string[],
): Pick<FoundGroups, 'site' | 'other' | 'posts' | 'questions'> {
  const others = entries.filter((entry) => isToolOrView(entry) && !own.includes(entry))
  const other = bestFirst(others, (entry) => rankOtherWords(entry, all.join(' '), wanted))
  const isAlone = own.length + other.length === 0
  return {
    other,
    // Next to tools, a page must have exactly the name that was typed.
    site: findTexts(entries, 'page', wanted).filter(
      (entry) => isAlone || nameIs(entry, wanted.join(' ')),
    ),
    posts: findTexts(entries, 'post', wanted).slice(0, MOST_POSTS),
    questions: findTexts(entries, 'question', wanted).slice(0, MOST_QUESTIONS),
  }
}

const knownIn = new WeakMap<readonly SearchEntry[], ReadonlySet<string>>()

/** Returns the words of all tools, views and pages, and those that people put around them. */
function knownWords(entries: readonly SearchEntry[]): ReadonlySet<string> {
  const known =
    knownIn.get(entries) ??
    new Set([
      ...entries
        .filter(({ kind }) => kind !== 'post' && kind !== 'question')
        .flatMap((entry) => wordsIn(entry).all),
      ...[...FILLERS].filter((word) => word.length > 3),
    ])
  knownIn.set(entries, known)
  return known
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

import { whole } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'

import type { EveryAlgorithm, HashedFile } from '../hash.ts'
import type { ChecksumList, Entry, ExpectedDigests } from './checksum-list.ts'
import type { DigestCandidates } from '../expected-digest.ts'
import type { Verify } from './use-verify.ts'

/** Results for a file or a line of the list, the worst first. */
const STATES = [
  'mismatch',
  'contradiction',
  'ambiguous',
  'unread',
  'unreadable',
  'missing',
  'extra',
  'match',
] as const
export type State = (typeof STATES)[number]

export interface Verdict {
  state: State
  name: string
  algorithm?: EveryAlgorithm
  /** The index of the file. */
  file?: number
  expected?: DigestCandidates
  line?: number
}

/** A chosen or dropped file with its digests. */
export interface DroppedFile extends HashedFile {
  name: string
}

/** Returns the results for all lines of a list and all files, the worst first. */
export function judgeList(list: ChecksumList, files: readonly DroppedFile[]): Verdict[] {
  const places = placesOf(list.entries, files)
  const claims = claimsOn(list.entries, places)
  const contradicted = contradictions(list.entries)
  const verdicts = list.entries.map((entry, index): Verdict => {
    const { name, line } = entry
    const own = places[index] ?? []
    const [place] = own
    const file = place === undefined ? undefined : files[place]
    if (contradicted.has(kindOf(entry))) return { state: 'contradiction', name, line }
    if (place === undefined || file === undefined) return { state: 'missing', name, line }
    const isAmbiguous = own.length > 1 || (claims.get(place)?.size ?? 0) > 1
    return isAmbiguous
      ? { state: 'ambiguous', name, line }
      : { ...judgeFile(entry, file, place), name, line }
  })
  const claimed = new Set(places.flat())
  const extra = files.flatMap(({ name }, file): Verdict[] =>
    claimed.has(file) ? [] : [{ state: 'extra', name, file }],
  )
  const unreadable = list.unreadable.map(({ line, text }): Verdict => ({
    state: 'unreadable',
    name: text,
    line,
  }))
  return worstFirst([...verdicts, ...extra, ...unreadable])
}

/** Compares every file with one digest. */
export function judgeDigest(expected: DigestCandidates, files: readonly DroppedFile[]): Verdict[] {
  return worstFirst(files.map((file, index) => judgeFile(expected, file, index)))
}

function judgeFile(expected: DigestCandidates, file: DroppedFile, index: number): Verdict {
  const { name, digests } = file
  if (file.trouble !== undefined) return { state: 'unread', name, file: index }
  const equal = expected.algorithms.find((algorithm) => digests[algorithm] === expected.digest)
  const [only, ...others] = expected.algorithms
  const algorithm = equal ?? (others.length === 0 ? only : undefined)
  const state = equal === undefined ? 'mismatch' : 'match'
  return { state, name, file: index, expected, ...(algorithm && { algorithm }) }
}

const base = (path: string) => path.replace(/^.*[/\\]/s, '')
const WAYS = [(path: string) => path, base, (path: string) => base(path).normalize('NFC')]

/** Returns the files that each listed name may mean: by the whole name, else by its last part, else as composed Unicode. */
function placesOf(entries: readonly Entry[], files: readonly DroppedFile[]): number[][] {
  const indexes = WAYS.map((way) => placesBy(way, files))
  return entries.map(({ name }) => {
    const found = WAYS.map((way, index) => indexes[index]?.get(way(name)) ?? [])
    return found.find((places) => places.length > 0) ?? []
  })
}

function placesBy(way: (name: string) => string, files: readonly DroppedFile[]) {
  const places = new Map<string, number[]>()
  for (const [index, { name }] of files.entries())
    places.set(way(name), [...(places.get(way(name)) ?? []), index])
  return places
}

/** Returns a key of name and algorithms. Lines with the same key must have the same digest. */
function kindOf({ name, algorithms }: Entry): string {
  return `${algorithms.join()} ${name}`
}

function contradictions(entries: readonly Entry[]): Set<string> {
  const digests = new Map<string, string>()
  return new Set(
    entries.flatMap((entry) => {
      const kind = kindOf(entry)
      const before = digests.get(kind) ?? entry.digest
      digests.set(kind, before)
      return before === entry.digest ? [] : [kind]
    }),
  )
}

/** Returns the listed names that match each file. */
function claimsOn(entries: readonly Entry[], places: readonly (readonly number[])[]) {
  const claims = new Map<number, Set<string>>()
  for (const [index, { name }] of entries.entries()) {
    for (const place of places[index] ?? [])
      claims.set(place, (claims.get(place) ?? new Set()).add(name))
  }
  return claims
}

function worstFirst(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state))
}

/** The word for each state of a file or line. */
export const WORDS: Record<State, string> = {
  mismatch: 'Mismatch',
  contradiction: 'Listed twice with different hashes',
  ambiguous: 'Several files match',
  unread: 'Could not be read',
  unreadable: 'Line not understood',
  missing: 'Missing',
  extra: 'Not listed',
  match: 'Match',
}

/** The colours of the states that have one. */
export const TONES: Partial<Record<State, 'good' | 'bad'>> = {
  match: 'good',
  mismatch: 'bad',
  contradiction: 'bad',
  unread: 'bad',
}

function recognised(expected: ExpectedDigests): string {
  if (expected.kind === 'digest') {
    const { digest, unread = 0 } = expected
    const sentence = `Recognised as ${digest.algorithms.join(' or ')}.`
    return unread === 0 ? sentence : `${sentence} Not used: ${counted(unread, 'other line')}.`
  }
  return expected.kind === 'list' ? `Files listed: ${whole(expected.list.entries.length)}.` : ''
}

/** Returns the verdict on all files, or what is missing for one. */
export function sentenceOf(
  { expected, files, hashes }: Verify,
  verdicts: readonly Verdict[] | undefined,
) {
  if (expected.kind === 'blank') return 'Paste a checksum list or a hash, and choose the files.'
  if (expected.kind === 'unrecognised') return 'Nothing to compare with.'
  if (hashes.progress !== undefined) return 'Reading the files…'
  if (verdicts === undefined) return hashes.trouble ? 'The files were not compared.' : ''
  if (files.length === 0) return `${recognised(expected)} Choose or drop the files to compare.`
  const countOf = (state: State) => verdicts.filter((verdict) => verdict.state === state).length
  const matches = countOf('match')
  if (doAllMatch(verdicts))
    return plural(matches, 'The file matches.', `All ${whole(matches)} files match.`)
  if (verdicts.length === 1 && countOf('mismatch') === 1) return 'The file does not match.'
  return STATES.filter((state) => countOf(state) > 0)
    .map((state) => `${WORDS[state]}: ${whole(countOf(state))}`)
    .join(' · ')
}

/** Whether every chosen file matches. Other files of the list may be missing. */
function doAllMatch(verdicts: readonly Verdict[]): boolean {
  const others = verdicts.filter(({ state }) => state !== 'missing')
  return others.length > 0 && others.every(({ state }) => state === 'match')
}

/** Returns the colour of the verdict. Undefined before there is one, and for files that are only unlisted. */
export function toneOf({ files, hashes }: Verify, verdicts: readonly Verdict[] | undefined) {
  if (files.length === 0 || verdicts === undefined || hashes.progress !== undefined)
    return undefined
  if (doAllMatch(verdicts)) return 'good'
  return verdicts.some(({ state }) => TONES[state] === 'bad') ? 'bad' : undefined
}

import { whole } from '@/lib/format.ts'

import { counted, plural } from '@/lib/quantity.ts'
import type { ExpectedDigests } from './checksum-list.ts'
import type { Verify } from './use-verify.ts'
import { STATES, type State, type Verdict } from './verdicts.ts'

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

import { useMemo } from 'react'

import { whole } from '@/lib/format.ts'

import type { Given } from './given.ts'
import type { Verify } from './use-verify.ts'
import { judgeDigest, judgeList, STATES, type State, type Verdict } from './verdicts.ts'
import { WhyDifferent } from './WhyDifferent.tsx'

type Judged = Pick<Verify, 'given' | 'files' | 'hashes'>

/** Rows in the page; the worst come first. */
const MOST_ROWS = 500

const WORDS: Record<State, string> = {
  mismatch: 'Mismatch',
  contradiction: 'Listed twice with different hashes',
  ambiguous: 'Several files fit',
  unread: 'Could not be read',
  unreadable: 'Line not understood',
  missing: 'Missing',
  extra: 'Not listed',
  match: 'Match',
}

const TONES: Partial<Record<State, 'good' | 'bad'>> = {
  match: 'good',
  mismatch: 'bad',
  contradiction: 'bad',
  unread: 'bad',
}

/** What was found: in a sentence, and by file. */
export function Verdicts({ verify }: { verify: Verify }) {
  const { given, files, hashes } = verify
  const verdicts = useMemo(() => judge({ given, files, hashes }), [given, files, hashes])
  const rows = verdicts?.slice(0, MOST_ROWS) ?? []
  return (
    <>
      <p role="status" className="font-medium">
        {sentence(verify, verdicts)}
      </p>
      {rows.length > 0 && (
        <section className="table-pane" tabIndex={0} aria-label="Files">
          <table className="table verify-table">
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((verdict, at) => (
                <Row key={`${at} ${verdict.name}`} verdict={verdict} files={files} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {verdicts !== undefined && verdicts.length > MOST_ROWS && (
        <p className="hint">The first {MOST_ROWS} are shown, the worst first.</p>
      )}
      <p className="hint mt-3">
        A match says that the file is the one the list is of. Whether list and file are genuine,
        only a signature shows.
      </p>
    </>
  )
}

function Row({ verdict, files }: { verdict: Verdict; files: readonly File[] }) {
  const { state, name, line, algorithm, given, file = -1 } = verdict
  const blob = files[file]
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {line !== undefined && <span className="hint"> line {line}</span>}
      </th>
      <td>
        <span className="badge" data-tone={TONES[state]} data-state={state}>
          {WORDS[state]}
        </span>
        {algorithm !== undefined && <span className="hint"> {algorithm}</span>}
        {state === 'mismatch' && given && blob && (
          <WhyDifferent key={given.digest} file={blob} given={given} />
        )}
      </td>
    </tr>
  )
}

function judge({ given, files, hashes }: Judged): Verdict[] | undefined {
  const dropped = files.flatMap((file, at) => {
    const found = hashes.hashed[at]
    const name = file.webkitRelativePath || file.name
    return found === undefined ? [] : [{ ...found, name }]
  })
  if (dropped.length < files.length) return undefined
  if (given.kind === 'list') {
    const judged = judgeList(given.list, dropped)
    // Before anything is dropped, everything would be missing.
    return files.length > 0 ? judged : judged.filter(({ state }) => state !== 'missing')
  }
  return given.kind === 'digest' ? judgeDigest(given.given, dropped) : undefined
}

function recognised(given: Given): string {
  if (given.kind === 'digest') return `Recognised as ${given.given.algorithms.join(' or ')}.`
  return given.kind === 'list' ? `Files listed: ${whole(given.list.entries.length)}.` : ''
}

function sentence({ given, files, hashes }: Verify, verdicts: readonly Verdict[] | undefined) {
  if (given.kind === 'blank') return 'Paste a checksum list or a hash, and choose the files.'
  if (given.kind === 'unrecognised') return 'There is nothing to compare with.'
  if (hashes.progress !== undefined) return 'Reading the files…'
  if (verdicts === undefined) return hashes.trouble ? 'The files were not compared.' : ''
  if (files.length === 0) return `${recognised(given)} Choose or drop the files to compare.`
  const countOf = (state: State) => verdicts.filter((verdict) => verdict.state === state).length
  const isAll = verdicts.every(({ state }) => state === 'match')
  if (isAll)
    return verdicts.length === 1
      ? 'The file matches.'
      : `All ${whole(verdicts.length)} files match.`
  return STATES.filter((state) => countOf(state) > 0)
    .map((state) => `${WORDS[state]}: ${whole(countOf(state))}`)
    .join(' · ')
}

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
  const { shown, missing } = useMemo(() => inOrder(verdicts ?? []), [verdicts])
  const rows = shown.slice(0, MOST_ROWS)
  return (
    <>
      <p role="status" className="verify-verdict" data-tone={toneOf(verify, verdicts)}>
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
      {shown.length > MOST_ROWS && (
        <p className="hint">The first {MOST_ROWS} are shown, the worst first.</p>
      )}
      {missing.length > 0 && <Missing missing={missing} />}
      <p className="hint mt-3">
        A match says that the file is the one the list is of. Whether list and file are genuine,
        only a signature shows.
      </p>
    </>
  )
}

/** Listed files that were not given, in one line that can be unfolded. */
function Missing({ missing }: { missing: readonly Verdict[] }) {
  return (
    <details className="fold mt-3">
      <summary>{`Missing: ${whole(missing.length)} files of the list were not chosen`}</summary>
      <ul className="verify-missing" translate="no">
        {missing.slice(0, MOST_ROWS).map(({ name, line }) => (
          <li key={line}>
            <bdi>{name}</bdi> <span className="hint">line {line}</span>
          </li>
        ))}
      </ul>
      {missing.length > MOST_ROWS && <p className="hint">The first {MOST_ROWS} are shown.</p>}
    </details>
  )
}

/** Files that were given first, then what is wrong with the list, then what is missing: one as a row, more folded. */
function inOrder(verdicts: readonly Verdict[]) {
  const missing = verdicts.filter(({ state }) => state === 'missing')
  const others = verdicts.filter(({ state }) => state !== 'missing')
  const given = others.filter(({ file }) => file !== undefined)
  const ofList = others.filter(({ file }) => file === undefined)
  return missing.length > 1
    ? { shown: [...given, ...ofList], missing }
    : { shown: [...given, ...ofList, ...missing], missing: [] }
}

function Row({ verdict, files }: { verdict: Verdict; files: readonly File[] }) {
  const { state, name, line, algorithm, given, file = -1 } = verdict
  const blob = files[file]
  return (
    <tr>
      <th scope="row">
        <bdi translate="no">{name}</bdi>
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
  const matches = countOf('match')
  if (isAllGiven(verdicts))
    return matches === 1 ? 'The file matches.' : `All ${whole(matches)} files match.`
  return STATES.filter((state) => countOf(state) > 0)
    .map((state) => `${WORDS[state]}: ${whole(countOf(state))}`)
    .join(' · ')
}

/** Whether every file that was given matches; other files of the list may be missing. */
function isAllGiven(verdicts: readonly Verdict[]): boolean {
  const given = verdicts.filter(({ state }) => state !== 'missing')
  return given.length > 0 && given.every(({ state }) => state === 'match')
}

function toneOf({ files, hashes }: Verify, verdicts: readonly Verdict[] | undefined) {
  if (files.length === 0 || verdicts === undefined || hashes.progress !== undefined)
    return undefined
  if (isAllGiven(verdicts)) return 'good'
  return verdicts.some(({ state }) => TONES[state] === 'bad') ? 'bad' : undefined
}

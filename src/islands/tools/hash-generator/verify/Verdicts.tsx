import { useMemo } from 'react'

import { counted } from '@/lib/quantity.ts'
import type { Verify } from './use-verify.ts'
import {
  TONES,
  WORDS,
  sentenceOf,
  toneOf,
  judgeDigest,
  judgeList,
  type Verdict,
} from './verdicts.ts'
import { WhyDifferent } from '../why/WhyDifferent.tsx'

type Judged = Pick<Verify, 'expected' | 'files' | 'hashes'>

/** Rows on the page. The worst come first. */
const MOST_ROWS = 500

/** The result as a sentence and by file. */
export function Verdicts({ verify }: { verify: Verify }) {
  const { expected, files, hashes } = verify
  const verdicts = useMemo(() => judge({ expected, files, hashes }), [expected, files, hashes])
  const { shown, missing } = useMemo(() => inOrder(verdicts ?? []), [verdicts])
  const rows = shown.slice(0, MOST_ROWS)
  return (
    <>
      <VerdictFigure verify={verify} verdicts={verdicts} />
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
        A match shows that the file is the one in the list. Only a signature shows that list and
        file are genuine.
      </p>
    </>
  )
}

function missingSentence(count: number): string {
  return `Missing: ${counted(count, 'file of the list was', 'files of the list were')} not chosen`
}

/** Listed files that were not chosen, in a folded line. */
function Missing({ missing }: { missing: readonly Verdict[] }) {
  return (
    <details className="fold mt-3">
      <summary>{missingSentence(missing.length)}</summary>
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

/** Sorts chosen files first, then faults of the list, then missing files: one as a row, more folded. */
function inOrder(verdicts: readonly Verdict[]) {
  const missing = verdicts.filter(({ state }) => state === 'missing')
  const others = verdicts.filter(({ state }) => state !== 'missing')
  const ofFiles = others.filter(({ file }) => file !== undefined)
  const ofList = others.filter(({ file }) => file === undefined)
  return missing.length > 1
    ? { shown: [...ofFiles, ...ofList], missing }
    : { shown: [...ofFiles, ...ofList, ...missing], missing: [] }
}

function Row({ verdict, files }: { verdict: Verdict; files: readonly File[] }) {
  const { state, name, line, algorithm, expected, file = -1 } = verdict
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
        {state === 'mismatch' && expected && blob && (
          <WhyDifferent
            key={expected.digest}
            request={() => Promise.resolve({ content: blob, expected, subject: 'file' })}
          />
        )}
      </td>
    </tr>
  )
}

function judge({ expected, files, hashes }: Judged): Verdict[] | undefined {
  const dropped = files.flatMap((file, at) => {
    const found = hashes.hashed[at]
    const name = file.webkitRelativePath || file.name
    return found === undefined ? [] : [{ ...found, name }]
  })
  if (dropped.length < files.length) return undefined
  if (expected.kind === 'list') {
    const judged = judgeList(expected.list, dropped)
    // Before files are chosen, all of them would be missing.
    return files.length > 0 ? judged : judged.filter(({ state }) => state !== 'missing')
  }
  return expected.kind === 'digest' ? judgeDigest(expected.digest, dropped) : undefined
}

interface Props {
  verify: Verify
  verdicts: readonly Verdict[] | undefined
}

/** Renders the verdict as a figure, with the name of a single file. Before there is a verdict, says what is missing for it. */
function VerdictFigure({ verify, verdicts }: Props) {
  const tone = toneOf(verify, verdicts)
  const sentence = sentenceOf(verify, verdicts)
  const { files } = verify
  return (
    <>
      <p role="status" className={files.length === 0 ? 'pane-empty' : 'font-medium'}>
        {tone === undefined ? (
          sentence
        ) : (
          <strong className="verify-verdict" data-tone={tone}>
            {sentence}
          </strong>
        )}
      </p>
      {tone !== undefined && files.length === 1 && (
        <p className="mt-1 mb-3 break-all" translate="no">
          <bdi>{files[0]?.name}</bdi>
        </p>
      )}
    </>
  )
}

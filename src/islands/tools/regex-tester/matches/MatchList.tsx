import { whole } from '@/lib/format.ts'

import { Pager } from '@/islands/ui/rows/Pager.tsx'
import { useCurrentPage } from '@/islands/ui/rows/use-current-page.ts'
import type { Matches } from '../run.ts'
import { partOf, strideOf } from './marked-parts.ts'

/** Matches on a page of the list. */
const PAGE_LENGTH = 50
/** UTF-16 code units of a match or a group that are shown. */
const MOST_SHOWN = 300

interface Props {
  text: string
  matches: Matches
  at: number
  onAt: (at: number) => void
}

/** The matches with their places and groups, a page at a time. */
export function MatchList({ text, matches, at, onAt }: Props) {
  const { count } = matches
  const { page, box, turnTo } = useCurrentPage(at, at, PAGE_LENGTH)
  const first = page * PAGE_LENGTH
  const shown = Array.from(
    { length: Math.min(PAGE_LENGTH, count - first) },
    (_, row) => first + row,
  )
  return (
    <>
      <div ref={box} className="regex-list" role="region" aria-label="List of matches" tabIndex={0}>
        <ol start={first + 1}>
          {shown.map((match) => (
            <MatchRow key={match} {...{ text, matches, match, onAt }} isCurrent={match === at} />
          ))}
        </ol>
      </div>
      {count > PAGE_LENGTH && (
        <div className="pane-foot">
          <Pager
            label={`From match ${whole(first + 1)}`}
            page={page}
            count={Math.ceil(count / PAGE_LENGTH)}
            onPage={turnTo}
          />
        </div>
      )}
    </>
  )
}

interface RowProps {
  text: string
  matches: Matches
  match: number
  isCurrent: boolean
  onAt: (at: number) => void
}

function MatchRow({ text, matches, match, isCurrent, onAt }: RowProps) {
  const { names, spans, lines } = matches
  const part = (group: number) => partOf(text, matches, match, group)
  const [line = 1, lineStart = 0] = lines.subarray(2 * match)
  const column = (spans[match * strideOf(matches)] ?? 0) - lineStart + 1
  return (
    <li>
      <button
        type="button"
        className="regex-match"
        aria-current={isCurrent ? true : undefined}
        onClick={() => onAt(match)}
      >
        <Part text={part(0)} />
        <span className="hint">
          line {whole(line)}, character {whole(column)}
        </span>
      </button>
      {names.length > 0 && (
        <dl>
          {names.map((name, index) => (
            <div key={index}>
              <dt>{name || `Group ${index + 1}`}</dt>
              <dd>
                <Part text={part(index + 1)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Part({ text }: { text: string | undefined }) {
  if (text === undefined) return <span className="hint">took no part</span>
  if (text === '') return <span className="hint">empty</span>
  if (text.length <= MOST_SHOWN) return <code>{text}</code>
  return (
    <span>
      <code>{text.slice(0, MOST_SHOWN)}…</code>{' '}
      <span className="hint">({whole(text.length)} characters)</span>
    </span>
  )
}

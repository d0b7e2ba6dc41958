import { whole } from '@/lib/format.ts'

import { Part } from '../PagedList.tsx'
import type { Matches } from '../run.ts'
import { partOf, strideOf } from './marked-parts.ts'

interface Props {
  text: string
  matches: Matches
  /** The number of the match from 0. */
  match: number
  isCurrent: boolean
  onAt: (at: number) => void
}

/** A match with its place and its groups. */
export function MatchRow({ text, matches, match, isCurrent, onAt }: Props) {
  const { names, spans, lines } = matches
  const [line = 1, lineStart = 0] = lines.subarray(2 * match)
  const column = (spans[match * strideOf(matches)] ?? 0) - lineStart + 1
  return (
    <li>
      <button
        type="button"
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-1 text-start"
        aria-current={isCurrent ? true : undefined}
        onClick={() => onAt(match)}
      >
        <Found text={partOf(text, matches, match)} />
        <span className="hint">
          line {whole(line)}, character {whole(column)}
        </span>
      </button>
      {names.length > 0 && (
        <dl>
          {names.map((name, index) => (
            <div key={index}>
              <dt className="text-xs text-soft">{name || `Group ${index + 1}`}</dt>
              <dd>
                <Found text={partOf(text, matches, match, index + 1)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Found({ text }: { text: string | undefined }) {
  if (text) return <Part text={text} />
  return <span className="hint">{text === '' ? 'empty' : 'took no part'}</span>
}

import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { whole } from '@/lib/format.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { PagedList, Part } from '../PagedList.tsx'
import type { Matches } from '../run.ts'
import { partOf, strideOf } from './marked-parts.ts'
import { MarkedText } from './MarkedText.tsx'

interface Props {
  text: string
  matches: Matches
}

/** The matches in the text, and as a list with their groups. */
export function MatchesView({ text, matches }: Props) {
  const [chosen, setChosen] = useState({ matches, at: 0 })
  // A new result begins with its first match.
  const at = chosen.matches === matches ? chosen.at : 0
  const choose = (next: number) =>
    setChosen({ matches, at: Math.max(0, Math.min(next, matches.count - 1)) })
  const isEmpty = matches.count === 0
  return (
    <>
      <MarkedText {...{ text, matches, at }} />
      <div className="pane-foot">
        <div className="pane-actions">
          <CopyButton
            label="Copy matches"
            text={() => matchTexts(text, matches)}
            disabled={isEmpty}
            isInBar
          />
          <SendToButton content={() => matchTexts(text, matches)} disabled={isEmpty} />
        </div>
        {matches.isCut && <p className="hint">The first {whole(matches.count)} are listed.</p>}
      </div>
      {!isEmpty && (
        <PagedList
          label="List of matches"
          count={matches.count}
          current={at}
          row={(match) => (
            <MatchRow
              key={match}
              {...{ text, matches, match }}
              isCurrent={match === at}
              onAt={choose}
            />
          )}
        />
      )}
    </>
  )
}

/** Returns the matches, each in a line. */
function matchTexts(text: string, matches: Matches): string {
  return Array.from({ length: matches.count }, (_, match) => partOf(text, matches, match)).join(
    '\n',
  )
}

interface MatchRowProps {
  text: string
  matches: Matches
  /** The number of the match from 0. */
  match: number
  isCurrent: boolean
  /** Makes the match of this number the current one, or the nearest match there is. */
  onAt: (at: number) => void
}

/** A match with its place and its groups. The arrow keys go to the next and the previous match. */
function MatchRow({ text, matches, match, isCurrent, onAt }: MatchRowProps) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const list = event.currentTarget.closest('.regex-list')
    flushSync(() => onAt(match + by))
    list?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }
  return (
    <li>
      <button
        type="button"
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-1 text-start"
        aria-current={isCurrent ? true : undefined}
        onClick={() => onAt(match)}
        onKeyDown={step}
      >
        <Found text={partOf(text, matches, match)} />
        <span className="hint">{placeOf(matches, match)}</span>
      </button>
      {matches.names.length > 0 && (
        <dl>
          {matches.names.map((name, index) => (
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

function placeOf(matches: Matches, match: number): string {
  const [line = 1, lineStart = 0] = matches.lines.subarray(2 * match)
  const start = matches.spans[match * strideOf(matches)] ?? 0
  return `line ${whole(line)}, character ${whole(start - lineStart + 1)}`
}

function Found({ text }: { text: string | undefined }) {
  if (text) return <Part text={text} />
  return <span className="hint">{text === '' ? 'empty' : 'took no part'}</span>
}

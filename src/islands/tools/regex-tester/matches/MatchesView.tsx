import { useState } from 'react'

import { whole } from '@/lib/format.ts'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { PagedList } from '../PagedList.tsx'
import type { Matches } from '../run.ts'
import { partOf } from './marked-parts.ts'
import { MarkedText } from './MarkedText.tsx'
import { MatchRow } from './MatchRow.tsx'

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

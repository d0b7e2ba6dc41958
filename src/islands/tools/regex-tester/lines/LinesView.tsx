import { useState } from 'react'

import { whole } from '@/lib/format.ts'

import { Pager } from '@/islands/ui/rows/Pager.tsx'
import type { TestedLine } from '../run.ts'

/** Lines on a page of the list. */
const PAGE_LENGTH = 100
/** UTF-16 code units of a line that are shown. */
const MOST_SHOWN = 300

/** Every tested line with its result. */
export function LinesView({ tested }: { tested: readonly TestedLine[] }) {
  const [turned, setTurned] = useState({ tested, page: 0 })
  const page = turned.tested === tested ? turned.page : 0
  const first = page * PAGE_LENGTH
  return (
    <>
      <div className="regex-list" role="region" aria-label="Tested lines" tabIndex={0}>
        <ol start={first + 1}>
          {tested.slice(first, first + PAGE_LENGTH).map((each, index) => (
            <LineRow key={first + index} {...each} />
          ))}
        </ol>
      </div>
      {tested.length > PAGE_LENGTH && (
        <div className="pane-foot">
          <Pager
            label={`From line ${whole(first + 1)}`}
            page={page}
            count={Math.ceil(tested.length / PAGE_LENGTH)}
            onPage={(next) => setTurned({ tested, page: next })}
          />
        </div>
      )}
    </>
  )
}

function LineRow({ line, isWanted, isFound }: TestedLine) {
  const hasPassed = isWanted === isFound
  const shown = line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line
  return (
    <li className="regex-tested" data-passed={hasPassed}>
      <span className="regex-verdict">{hasPassed ? '✓ Pass' : '✗ Fail'}</span>
      <code>{shown}</code>
      <span className="hint">
        {isFound ? 'matches' : 'does not match'}
        {!hasPassed && (isWanted ? ', but should' : ', but should not')}
      </span>
    </li>
  )
}

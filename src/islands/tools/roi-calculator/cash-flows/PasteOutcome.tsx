import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import type { ReadLines } from './read-lines.ts'

/** The most lines of a list that are shown: rendering thousands would block the page. */
const MOST_SHOWN = 200

const ONE_WAY = {
  in: 'All these lines were read as money put in.',
  out: 'All these lines were read as money got back.',
}

/** Says how many lines were read and how, and lists what was not. */
export function PasteOutcome(read: ReadLines) {
  const { entries, unread, ignored, ignoredColumns, proof, oneWay } = read
  const lines = counted(entries.length, 'line is', 'lines are')
  return (
    <div className="grid gap-3">
      <p>
        {entries.length === 0
          ? 'No line could be read. The list is unchanged.'
          : `${lines} now in the list above. Check them there and correct any mistakes.`}
      </p>
      {oneWay && (
        <p className="notice">
          {ONE_WAY[oneWay]} If that is wrong, change the choice above, or paste the lines with their
          heading.
        </p>
      )}
      {proof !== undefined && (
        <p>The dates were read with the month first, because {proof} is no other date.</p>
      )}
      {ignoredColumns.length > 0 && (
        <p className="wrap-anywhere">Columns not used: {ignoredColumns.join(', ')}.</p>
      )}
      {unread.length > 0 && (
        <Lines
          title="Not read:"
          lines={unread.map(({ line, text, why }) => `Line ${line}, “${text}”: ${why}`)}
        />
      )}
      {ignored.length > 0 && (
        <Lines
          title="Text not used:"
          lines={ignored.map(({ line, text }) => `Line ${line}: “${text}”`)}
        />
      )}
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN && <p>{whole(lines.length - MOST_SHOWN)} more lines.</p>}
    </div>
  )
}

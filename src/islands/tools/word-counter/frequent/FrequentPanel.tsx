import { useMemo, useState } from 'react'

import { percent, whole } from '@/lib/format.ts'

import { useTextWork } from '@/islands/text-tool/use-text-work.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { panelWork, WorkNote } from '../panel-work.tsx'
import { frequentPhrases, type Frequent, type FrequentRequest } from './frequent-phrases.ts'

const WORK = panelWork<FrequentRequest & { task: 'frequent' }, Frequent>(frequentPhrases)

const LENGTHS = [
  { value: '1', label: 'Words' },
  { value: '2', label: '2-word phrases' },
  { value: '3', label: '3-word phrases' },
] as const

/** The most frequent words and phrases of the text. */
export function FrequentPanel({ text }: { text: string }) {
  const [length, setLength] = useState<'1' | '2' | '3'>('1')
  const [isLeftOut, setLeftOut] = useState(true)
  const request = useMemo(
    () => ({
      task: 'frequent' as const,
      text,
      length: Number(length) as FrequentRequest['length'],
      stopWords: isLeftOut ? ('left out' as const) : ('counted' as const),
    }),
    [text, length, isLeftOut],
  )
  const outcome = useTextWork(request, WORK)
  return (
    <div className="words-part">
      <ModeToggle label="What is counted" modes={LENGTHS} value={length} onMode={setLength} />
      <Checkbox
        label="Leave out common words of English and Hindi (the, and, का, है)"
        checked={isLeftOut}
        onChange={setLeftOut}
      />
      <WorkNote outcome={outcome} />
      {outcome.done && !outcome.failed && <Rows {...outcome.done.result} />}
      <p className="hint">
        Upper and lower case count as the same. A phrase is within one sentence and occurs at least
        twice. Shares are of all words in the text.
      </p>
    </div>
  )
}

function Rows({ rows, words }: Frequent) {
  if (rows.length === 0) return <p>Nothing to list yet.</p>
  return (
    <div className="table-pane" tabIndex={0} role="region" aria-label="Most frequent">
      <table className="table" data-frequent>
        <thead>
          <tr>
            <th scope="col">Most frequent</th>
            <th scope="col">Times</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ phrase, count }) => (
            <tr key={phrase}>
              <th scope="row" dir="auto" translate="no">
                {phrase}
              </th>
              <td>{whole(count)}</td>
              <td>{percent((count / words) * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

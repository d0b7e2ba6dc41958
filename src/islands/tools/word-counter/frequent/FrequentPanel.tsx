import { useMemo, useState } from 'react'

import { percent, whole } from '@/lib/format.ts'

import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import type { PanelProps } from '../panels.ts'
import { useTextWork } from '../use-text-work.ts'
import { WorkNote } from '../WorkNote.tsx'
import { frequentPhrases, type Frequent, type FrequentRequest } from './frequent-phrases.ts'
import workerAddress from './frequent.worker.ts?worker&url'

const WAY = { compute: frequentPhrases, worker: workerAddress }

const LENGTHS = [
  { value: '1', label: 'Words' },
  { value: '2', label: '2-word phrases' },
  { value: '3', label: '3-word phrases' },
] as const

/** The words and phrases that stand most often in the text. */
export function FrequentPanel({ text }: PanelProps) {
  const [length, setLength] = useState<'1' | '2' | '3'>('1')
  const [isLeftOut, setLeftOut] = useState(true)
  const request = useMemo<FrequentRequest>(
    () => ({
      text,
      length: Number(length) as FrequentRequest['length'],
      stopWords: isLeftOut ? 'left out' : 'counted',
    }),
    [text, length, isLeftOut],
  )
  const { report, isWorking, failure } = useTextWork(request, WAY)
  return (
    <div className="words-part">
      <ModeToggle label="What is counted" modes={LENGTHS} value={length} onMode={setLength} />
      <label className="choice">
        <input
          type="checkbox"
          checked={isLeftOut}
          onChange={({ target }) => setLeftOut(target.checked)}
        />
        Leave out common words of English and Hindi (the, and, का, है)
      </label>
      <WorkNote isWorking={isWorking} failure={failure} />
      {report && failure === undefined && <Rows {...report} />}
      <p className="hint">
        Capital and small letters count as the same. A phrase stands within one sentence, and is
        listed from its second time on. A share is of all words of the text.
      </p>
    </div>
  )
}

function Rows({ rows, words }: Frequent) {
  if (rows.length === 0) return <p>There is nothing to list yet.</p>
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

import { useMemo } from 'react'

import { roundTo, whole } from '@/lib/format.ts'

import type { PanelProps } from '../panels.ts'
import { useTextWork } from '../use-text-work.ts'
import { WorkNote } from '../WorkNote.tsx'
import { proseOf, type Prose } from './prose.ts'
import workerAddress from './prose.worker.ts?worker&url'
import { easeInWords, fleschEase, kincaidGrade, type Readability } from './readability.ts'

const WAY = { compute: proseOf, worker: workerAddress }
/** Characters of a long sentence that are shown. */
const MOST_SHOWN = 300

/** Doubled words, the longest sentences and, for English, how easy the text is to read. */
export function ProsePanel({ text }: PanelProps) {
  const request = useMemo(() => ({ text }), [text])
  const { report, isWorking, failure } = useTextWork(request, WAY)
  return (
    <div className="words-part">
      <WorkNote isWorking={isWorking} failure={failure} />
      {report && failure === undefined && (
        <>
          <Repeated repeated={report.repeated} />
          <Longest {...report} />
          <Ease readability={report.readability} />
        </>
      )}
    </div>
  )
}

function Repeated({ repeated: { count, first } }: Pick<Prose, 'repeated'>) {
  return (
    <div data-repeated>
      <h2>Repeated words</h2>
      {count === 0 && <p>No word stands twice in a row.</p>}
      <ul className="words-list">
        {first.map(({ words, line }, index) => (
          <li key={index} dir="auto">
            {words}, line {whole(line)}
          </li>
        ))}
        {count > first.length && <li>and {whole(count - first.length)} more</li>}
      </ul>
      {count > 0 && (
        <p className="hint">Some are meant, such as “had had” or, in Hindi, धीरे धीरे.</p>
      )}
    </div>
  )
}

function Longest({ longest, average }: Pick<Prose, 'longest' | 'average'>) {
  return (
    <div data-longest>
      <h2>Longest sentences</h2>
      {longest.length === 0 && <p>There is no sentence yet.</p>}
      <ol className="words-list">
        {longest.map(({ sentence, words }, index) => (
          <li key={index} dir="auto">
            <b>{words === 1 ? '1 word' : `${whole(words)} words`}</b>: {beginning(sentence)}
          </li>
        ))}
      </ol>
      {longest.length > 0 && (
        <p className="hint">
          {roundTo(average, 1)} words in an average sentence. A danda ends a sentence, and so does a
          blank line.
        </p>
      )}
    </div>
  )
}

function beginning(sentence: string): string {
  return sentence.length > MOST_SHOWN ? `${sentence.slice(0, MOST_SHOWN).trimEnd()}…` : sentence
}

function Ease({ readability }: { readability: Readability }) {
  if (readability.kind === 'refused')
    return (
      <div data-ease>
        <h2>Readability (English only)</h2>
        <p>{readability.why}</p>
      </div>
    )
  const { measures } = readability
  const ease = roundTo(fleschEase(measures), 1)
  return (
    <div data-ease>
      <h2>Readability (English only)</h2>
      <dl className="ledger">
        <div>
          <dt>Flesch reading ease</dt>
          <dd>
            {ease}, {easeInWords(ease)}
          </dd>
        </div>
        <div>
          <dt>Flesch–Kincaid grade (years of American school)</dt>
          <dd>{roundTo(kincaidGrade(measures), 1)}</dd>
        </div>
      </dl>
      <p className="hint">
        Reading ease = 206.835 − 1.015 × words a sentence − 84.6 × syllables a word (Flesch 1948):
        here {whole(measures.words)} words, {whole(measures.sentences)} sentences and about{' '}
        {whole(measures.syllables)} syllables, counted by rule and therefore approximate. 60 to 70
        is standard English, higher is easier.
      </p>
    </div>
  )
}

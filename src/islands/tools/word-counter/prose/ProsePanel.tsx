import { useMemo } from 'react'

import { roundTo, whole } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'

import { useTextWork, type TextRequest } from '@/islands/text-tool/use-text-work.ts'
import { Ledger } from '../Ledger.tsx'
import { panelWork, WorkNote } from '../panel-work.tsx'
import { proseOf, type Prose } from './prose.ts'
import { easeInWords, fleschEase, kincaidGrade, type Readability } from './readability.ts'

const WORK = panelWork<TextRequest & { task: 'prose' }, Prose>(proseOf)
/** The number of characters shown of a long sentence. */
const MOST_SHOWN = 300

/** Repeated words, the longest sentences and, for English, the readability. */
export function ProsePanel({ text }: { text: string }) {
  const request = useMemo(() => ({ task: 'prose' as const, text }), [text])
  const outcome = useTextWork(request, WORK)
  const prose = outcome.failed ? undefined : outcome.done?.result
  return (
    <div className="words-part">
      <WorkNote outcome={outcome} />
      {prose && (
        <>
          <Repeated repeated={prose.repeated} />
          <Longest {...prose} />
          <Ease readability={prose.readability} />
        </>
      )}
    </div>
  )
}

function Repeated({ repeated: { count, first } }: Pick<Prose, 'repeated'>) {
  return (
    <div data-repeated>
      <h2>Repeated words</h2>
      {count === 0 && <p>No word occurs twice in a row.</p>}
      <ul className="words-list">
        {first.map(({ words, line }, index) => (
          <li key={index} dir="auto">
            {words}, line {whole(line)}
          </li>
        ))}
        {count > first.length && <li>and {whole(count - first.length)} more</li>}
      </ul>
      {count > 0 && (
        <p className="hint">Some are intended, such as “had had” or, in Hindi, धीरे धीरे.</p>
      )}
    </div>
  )
}

function Longest({ longest, average }: Pick<Prose, 'longest' | 'average'>) {
  return (
    <div data-longest>
      <h2>Longest sentences</h2>
      {longest.length === 0 && <p>No sentence yet.</p>}
      <ol className="words-list">
        {longest.map(({ sentence, words }, index) => (
          <li key={index} dir="auto">
            <b>{counted(words, 'word')}</b>: {beginning(sentence)}
          </li>
        ))}
      </ol>
      {longest.length > 0 && (
        <p className="hint">
          {plural(roundTo(average, 1), '1 word', `${roundTo(average, 1)} words`)} in an average
          sentence. A danda ends a sentence, and so does a blank line.
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
      <Ledger
        rows={[
          ['Flesch reading ease', `${ease}, ${easeInWords(ease)}`],
          [
            'Flesch–Kincaid grade (years of American school)',
            String(roundTo(kincaidGrade(measures), 1)),
          ],
        ]}
      />
      <p className="hint">
        Reading ease = 206.835 − 1.015 × words a sentence − 84.6 × syllables a word (Flesch 1948):
        here {counted(measures.words, 'word')}, {counted(measures.sentences, 'sentence')} and about{' '}
        {counted(measures.syllables, 'syllable')}, counted by rule and therefore approximate. 60 to
        70 is standard English, higher is easier.
      </p>
    </div>
  )
}

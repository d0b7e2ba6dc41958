import { useDeferredValue, useState } from 'react'

import { whole } from '@/lib/format.ts'
import { minutes } from '@/lib/quantity.ts'

import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { useClearableText } from '@/islands/ui/text/use-undo.ts'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { MorePanels } from './MorePanels.tsx'
import { useStatistics, type Statistics } from './use-statistics.ts'
import { readingMinutes, speakingMinutes } from './word-count.ts'

const SPELLING =
  'Let the browser check the spelling. Some browsers send the text to a service for that.'

/** How many counts a phone keeps in sight while the text is typed. */
const IN_THE_BAR = 2

/** Counts of a text while it is typed. */
export default function WordCounter() {
  const input = useClearableText()
  useEarly()
  return (
    <div className="grid gap-6">
      <Input {...input} />
      <Counts text={input.text} onText={input.edit} />
    </div>
  )
}

function Input({ text, edit, clear, undo }: ReturnType<typeof useClearableText>) {
  const [isChecked, setChecked] = useState(false)
  return (
    <section className="card panel" aria-label="Input" data-inputs>
      <LongTextPane
        name="text"
        label="Your text"
        placeholder="Type or paste text"
        className="font-sans"
        rows={10}
        spellCheck={isChecked}
        value={text}
        onText={edit}
        actions={
          <>
            <CopyButton
              label="Copy Text"
              text={text}
              disabled={text === ''}
              failed={{ title: 'Error', text: 'Failed to copy text' }}
            />
            <ClearButtons onClear={clear} undo={undo} />
          </>
        }
      />
      <label className="choice needs-script mt-2 text-sm">
        <input
          type="checkbox"
          name="spelling"
          checked={isChecked}
          onChange={({ target }) => setChecked(target.checked)}
        />
        {SPELLING}
      </label>
    </section>
  )
}

function Counts({ text, onText }: { text: string; onText: (text: string) => void }) {
  const settled = useDeferredValue(text)
  const { statistics, isCounting } = useStatistics(settled)
  return (
    <>
      <section
        aria-label="Statistics"
        tabIndex={-1}
        data-results
        data-state={isCounting ? 'counting' : 'counted'}
      >
        <Cards statistics={statistics} />
        {statistics.words > 0 && <Times words={statistics.words} />}
        <p className="hint mt-2 -mb-6 min-h-6" role="status">
          {isCounting ? 'Counting…' : ''}
        </p>
      </section>
      <MorePanels text={settled} statistics={statistics} onText={onText} />
    </>
  )
}

function Cards({ statistics }: { statistics: Statistics }) {
  const cards = [
    ['Words', statistics.words],
    ['Characters', statistics.characters],
    ['Characters (no spaces)', statistics.charactersWithoutSpaces],
    ['Sentences', statistics.sentences],
    ['Paragraphs', statistics.paragraphs],
    ['Lines', statistics.lines],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {cards.map(([label, count], index) => (
          <div
            className={`card flex flex-col-reverse justify-end p-4 ${index === 0 ? 'answer-card' : ''}`}
            key={label}
            data-answer={index < IN_THE_BAR ? '' : undefined}
          >
            <dt className="hint">{label}</dt>
            <dd className="font-display text-3xl tabular-nums">{whole(count)}</dd>
          </div>
        ))}
      </dl>
      <Extras statistics={statistics} />
    </>
  )
}

/** What editors and databases count differently, beside the counts above. */
function Extras({ statistics }: { statistics: Statistics }) {
  const { graphemes, bytes, sentences, sentencesAsRead } = statistics
  return (
    <dl className="card ledger mt-3 px-5">
      {graphemes !== undefined && (
        <div>
          <dt>Characters as you see them</dt>
          <dd>{whole(graphemes)}</dd>
        </div>
      )}
      <div>
        <dt>Bytes in UTF-8</dt>
        <dd>{whole(bytes)}</dd>
      </div>
      {sentencesAsRead !== sentences && (
        <div>
          <dt>Sentences as you read them</dt>
          <dd>{whole(sentencesAsRead)}</dd>
        </div>
      )}
    </dl>
  )
}

function Times({ words }: { words: number }) {
  return (
    <dl className="card ledger mt-3 px-5" data-times>
      <div>
        <dt>Reading time</dt>
        <dd>{minutes(readingMinutes(words))}</dd>
      </div>
      <div>
        <dt>Speaking time</dt>
        <dd>{minutes(speakingMinutes(words))}</dd>
      </div>
    </dl>
  )
}

import { useDeferredValue, useMemo, useState } from 'react'

import { whole } from '@/lib/format.ts'
import { minutes } from '@/lib/quantity.ts'
import { showError } from '@/lib/stores/toast.ts'

import { ClearableTextPane } from '@/islands/text-tool/ClearableTextPane.tsx'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { useTextWork, type TextWork } from '@/islands/text-tool/use-text-work.ts'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { TextPanels } from '@/islands/ui/text/TextPanels.tsx'
import { Ledger } from './Ledger.tsx'
import { PANELS } from './panels.ts'
import { statisticsOf, type Statistics } from './statistics.ts'
import workerAddress from './text.worker.ts?worker&url'
import { countText, readingMinutes, speakingMinutes } from './word-count.ts'

const SPELLING =
  'Let the browser check the spelling. Some browsers send the text to a service for that.'

const COUNTED_HERE =
  'The browser did not count in the background. Your text is still here, and was counted on the page.'

const LEDGER = 'card ledger mt-3 px-5'

/** The number of counts that a phone keeps in sight while the visitor types. */
const IN_THE_BAR = 2

interface StatisticsRequest {
  task: 'statistics'
  text: string
}

const COUNTING: TextWork<StatisticsRequest, Statistics> = {
  compute: ({ text }) => statisticsOf(text),
  large: inWorker(workerAddress, {
    fallback({ text }: StatisticsRequest) {
      showError('Error', COUNTED_HERE)
      // The others take too long on the page.
      return { ...countText(text), graphemes: undefined, wordsAsRead: undefined }
    },
  }),
}

const EMPTY = statisticsOf('')

/** Counts of a text while it is typed. */
export default function WordCounter() {
  const [text, setText] = useState('')
  useEarly()
  return (
    <div className="grid gap-6">
      <Input text={text} onText={setText} />
      <Counts text={text} onText={setText} />
    </div>
  )
}

interface TextProps {
  text: string
  onText: (text: string) => void
}

function Input({ text, onText }: TextProps) {
  const [isChecked, setChecked] = useState(false)
  return (
    <section className="card panel" aria-label="Input" data-inputs>
      <ClearableTextPane
        name="text"
        label="Your text"
        placeholder="Type or paste text"
        className="font-sans"
        rows={10}
        spellCheck={isChecked}
        value={text}
        onText={onText}
        actions={
          <>
            <CopyButton
              label="Copy Text"
              text={text}
              disabled={text === ''}
              failed={{ title: 'Error', text: 'Failed to copy text' }}
            />
            <SendToButton content={text} disabled={text === ''} />
          </>
        }
      />
      <Checkbox
        name="spelling"
        label={SPELLING}
        className="needs-script mt-2 text-sm"
        checked={isChecked}
        onChange={setChecked}
      />
    </section>
  )
}

function Counts({ text, onText }: TextProps) {
  const settled = useDeferredValue(text)
  const request = useMemo(() => ({ task: 'statistics' as const, text: settled }), [settled])
  const { state, done } = useTextWork(request, COUNTING)
  const statistics = done?.result ?? EMPTY
  const readWords = statistics.wordsAsRead ?? statistics.words
  const isCounting = state === 'waiting' || state === 'working'
  return (
    <>
      <section
        aria-label="Statistics"
        tabIndex={-1}
        data-results
        data-state={isCounting ? 'counting' : 'counted'}
      >
        <Cards statistics={statistics} />
        {statistics.words > 0 && (
          <Ledger
            className={LEDGER}
            rows={[
              ['Reading time', minutes(readingMinutes(readWords))],
              ['Speaking time', minutes(speakingMinutes(readWords))],
            ]}
            data-times
          />
        )}
        <OtherCounts statistics={statistics} />
        <p className="hint mt-2 -mb-6 min-h-6" role="status">
          {isCounting ? 'Counting…' : ''}
        </p>
      </section>
      <TextPanels
        panels={PANELS}
        className="words-panel"
        given={{ text: settled, statistics, onText }}
      />
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
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {cards.map(([label, count], index) => (
        <div
          className={`card flex flex-col-reverse justify-end p-4 ${index === 0 && count > 0 ? 'answer-card' : ''}`}
          key={label}
          data-answer={index < IN_THE_BAR ? '' : undefined}
        >
          <dt className="hint">{label}</dt>
          <dd className="font-display text-3xl tabular-nums">{whole(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The counts that other programs make differently from those of the cards. */
function OtherCounts({ statistics }: { statistics: Statistics }) {
  const { graphemes, bytes, sentences, sentencesAsRead, wordsAsRead } = statistics
  return (
    <Ledger
      className={LEDGER}
      rows={[
        ['Words as you read them', wordsAsRead],
        ['Characters as you see them', graphemes],
        ['Bytes in UTF-8', bytes],
        ['Sentences as you read them', sentencesAsRead === sentences ? undefined : sentencesAsRead],
      ]}
    />
  )
}

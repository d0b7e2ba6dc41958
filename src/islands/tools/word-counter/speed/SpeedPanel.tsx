import { useState } from 'react'

import { parseAmount } from '@/lib/amount.ts'
import { NO_VALUE } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import { Ledger } from '../Ledger.tsx'
import type { Statistics } from '../statistics.ts'

const WAYS = [
  {
    name: 'readingSpeed',
    label: 'Reading, words a minute',
    initial: '200',
    hint: 'Adults read English at 175 to 300, 238 on average (Brysbaert 2019).',
    result: 'To read',
  },
  {
    name: 'speakingSpeed',
    label: 'Speaking, words a minute',
    initial: '130',
    hint: 'Time yourself with a page of your own text.',
    result: 'To say',
  },
]

/** The reading and speaking time at the visitor's own speeds, to the second. */
export function SpeedPanel({ statistics: { words } }: { statistics: Statistics }) {
  const [texts, setTexts] = useState(WAYS.map(({ initial }) => initial))
  const speeds = texts.map(parseAmount)
  return (
    <div className="words-part">
      <div className="list-fields">
        {WAYS.map(({ name, label, hint }, index) => (
          <NumberField
            key={name}
            {...{ name, label, hint }}
            text={texts[index] ?? ''}
            value={speeds[index] ?? NaN}
            onText={(text) => setTexts(texts.with(index, text))}
            step={10}
          />
        ))}
      </div>
      <Ledger
        rows={WAYS.map(({ result }, index) => [
          result,
          timeAt(words, speeds[index] ?? NaN) ?? NO_VALUE,
        ])}
        data-chosen-speed
      />
      <p className="field-problem" role="status">
        {speeds.some((speed) => speed <= 0) && 'A speed must be more than 0 words a minute.'}
      </p>
    </div>
  )
}

/**
 * Returns the time for a number of words at a speed in words per minute, rounded up to seconds: 500 words at 200 →
 * "2 minutes 30 seconds". Undefined for speeds of 0 or less and for times too long to count.
 */
export function timeAt(words: number, wordsPerMinute: number): string | undefined {
  if (!(wordsPerMinute > 0)) return undefined
  const seconds = Math.ceil((words * 60) / wordsPerMinute)
  if (!Number.isSafeInteger(seconds)) return undefined
  const parts = [
    inWords(Math.floor(seconds / 3600), 'hour'),
    inWords(Math.floor(seconds / 60) % 60, 'minute'),
    inWords(seconds % 60, 'second'),
  ]
  return parts.filter((part) => part !== '').join(' ') || '0 seconds'
}

function inWords(count: number, unit: string): string {
  if (count === 0) return ''
  return counted(count, unit)
}

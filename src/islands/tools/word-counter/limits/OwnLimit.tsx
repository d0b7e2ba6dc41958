import { useState } from 'react'

import { parseAmount } from '@/lib/amount.ts'
import { whole } from '@/lib/format.ts'

import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import type { Statistics } from '../use-statistics.ts'
import { leftInWords } from './left-in-words.ts'

type Unit = 'words' | 'characters' | 'charactersWithoutSpaces' | 'sentences' | 'lines' | 'bytes'

const UNITS: readonly { value: Unit; label: string }[] = [
  { value: 'words', label: 'Words' },
  { value: 'characters', label: 'Characters' },
  { value: 'charactersWithoutSpaces', label: 'Characters (no spaces)' },
  { value: 'sentences', label: 'Sentences' },
  { value: 'lines', label: 'Lines' },
  { value: 'bytes', label: 'Bytes in UTF-8' },
]

/** A limit that the visitor sets: so many words for an essay, so many characters for a form. */
export function OwnLimit({ statistics }: { statistics: Statistics }) {
  const [text, setText] = useState('500')
  const [unit, setUnit] = useState<Unit>('words')
  const limit = parseAmount(text)
  return (
    <>
      <div className="list-fields">
        <NumberField
          name="ownLimit"
          label="Your own limit"
          text={text}
          value={limit}
          onText={setText}
          step={10}
        />
        <ChoiceField
          name="ownLimitUnit"
          label="Counted in"
          look="select"
          options={UNITS}
          value={unit}
          onValue={(value) => setUnit(value as Unit)}
        />
      </div>
      <p role="status" data-own-limit>
        {sentence(statistics[unit], limit)}
      </p>
    </>
  )
}

function sentence(used: number, limit: number): string {
  if (!Number.isFinite(limit) || limit < 0) return 'Type a limit of 0 or more.'
  const most = Math.floor(limit)
  return `${whole(used)} of ${whole(most)}: ${leftInWords(most - used)}.`
}

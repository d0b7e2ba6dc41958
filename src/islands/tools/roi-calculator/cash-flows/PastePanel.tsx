import { startTransition, useId, useState } from 'react'

import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { Select } from '@/islands/ui/fields/Select.tsx'
import { refuseLongPaste } from '@/lib/refuse-long-paste.ts'
import type { Entry } from './cash-flows.ts'
import { PasteOutcome } from './PasteOutcome.tsx'
import { type MinusMeans, readLines, type ReadLines } from './read-lines.ts'

/** The text of the list, which pasted lines replace. */
export interface PasteProps {
  text: string
  write: (entries: readonly Entry[]) => string
  onText: (text: string) => void
}

/** A text box for pasted lines. Reading them fills the list, and can be undone. */
export function PastePanel({ text, write, onText }: PasteProps) {
  const [pasted, setPasted] = useState('')
  const [minusMeans, setMinusMeans] = useState<MinusMeans>('in')
  const [done, setDone] = useState<readonly { read: ReadLines; before: string }[]>([])
  const last = done.at(-1)
  const read = () => {
    const found = readLines(pasted, minusMeans)
    setDone([...done, { read: found, before: text }])
    // A transition, so that a long list does not block the page.
    if (found.entries.length > 0) startTransition(() => onText(write(found.entries)))
  }
  const undo = () => {
    if (last !== undefined) onText(last.before)
    setDone(done.slice(0, -1))
  }
  return (
    <div className="grid gap-4 pt-3">
      <PastedText text={pasted} onText={setPasted} />
      <MinusField value={minusMeans} onValue={setMinusMeans} />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" disabled={pasted.trim() === ''} onClick={read}>
          Read these lines
        </button>
        {last !== undefined && (
          <button type="button" className="button" onClick={undo}>
            Undo: bring back the previous list
          </button>
        )}
      </div>
      <div role="status">{last && <PasteOutcome {...last.read} />}</div>
    </div>
  )
}

function PastedText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        Lines with a date and an amount
      </label>
      <p className="hint" id={`${id}-hint`}>
        Dates like 03/04/2025 (3 April), 3-Apr-25, Apr 3, 2025 or 2025-04-03. Paste columns with
        their heading: Debit and Credit, Amount with Dr/Cr or Type, or Quantity, Price and Buy/Sell.
      </p>
      <textarea
        {...PLAIN_TYPING}
        id={id}
        className="input mt-1"
        rows={6}
        value={text}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
        onPaste={refuseLongPaste}
        onDrop={refuseLongPaste}
      />
    </div>
  )
}

const DIRECTIONS = [
  { value: 'in', label: 'Put in' },
  { value: 'out', label: 'Got back' },
] as const

interface MinusProps {
  value: MinusMeans
  onValue: (value: MinusMeans) => void
}

function MinusField({ value, onValue }: MinusProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        A minus or a debit is money
      </label>
      <Select id={id} className="input mt-1" options={DIRECTIONS} value={value} onValue={onValue} />
    </div>
  )
}

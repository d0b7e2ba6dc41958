import { startTransition, useId, useState } from 'react'

import { Select } from '@/islands/ui/fields/SelectField.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'
import { refuseLongPaste } from '@/lib/refuse-long-paste.ts'

import type { Entry } from './cash-flows.ts'
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

/** The most lines of a list that are shown: rendering thousands would block the page. */
const MOST_SHOWN = 200

const ONE_WAY = {
  in: 'All these lines were read as money put in.',
  out: 'All these lines were read as money got back.',
}

/** Says how many lines were read and how, and lists what was not. */
function PasteOutcome(read: ReadLines) {
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

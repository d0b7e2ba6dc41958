import { useId, useRef, useState } from 'react'

import { nameOf, useShownError } from '@/islands/ui/fields/amount-problem.ts'
import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import type { ControlProps, FieldBase, OwnInput } from './field-types.ts'

interface CalendarKind {
  type: 'month' | 'date'
  read: (text: string) => number
  write: (number: number) => string
  inWords: (number: number) => string
}

/** A field with a calendar, from what it reads and writes. Its value is NaN when it is open. */
export function calendarField(options: FieldBase, kind: CalendarKind): OwnInput<number> {
  const { type, read, write, inWords } = kind
  const words = (number: number) => (Number.isNaN(number) ? '' : inWords(number))
  return {
    ...options,
    kind: 'own',
    initial: NaN,
    Control: (props: ControlProps<number>) => (
      <CalendarControl {...props} type={type} words={words(props.value)} />
    ),
    read,
    write: (number) => (Number.isNaN(number) ? '' : write(number)),
    accept: (text) => (Number.isNaN(read(text)) ? undefined : write(read(text))),
    inWords: (number) => words(number) || 'open',
    // The field may be empty. It shows its own error for an invalid date.
    unread: () => [],
  }
}

interface Props extends ControlProps<number> {
  type: 'month' | 'date'
  /** The value said again in words: 03/04 is a day in March to some and in April to others. */
  words: string
}

const EXAMPLES = { month: '04/2026 or Apr 2026', date: '15/04/2026' }

/** A month or a date, typed or picked. Where a browser has no picker for months, what is typed is read instead. */
function CalendarControl({ name, label, hint, text, words, onText, type }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [isPartial, setPartial] = useState(false)
  const isUnreadable = isPartial || (text !== '' && words === '')
  const { error, showError } = useShownError(
    isUnreadable
      ? `${nameOf(label)} is not a valid ${type}. Write it like ${EXAMPLES[type]}.`
      : undefined,
  )
  // While what is typed is not whole, the browser tells of no change and gives no text.
  const look = () => setPartial(box.current?.validity.badInput === true)
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        {...fieldAttributes({ id, hint, error, hasWords: true })}
        {...PLAIN_TYPING}
        name={name}
        ref={box}
        type={type}
        className="input mt-1"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          look()
          onText(target.value)
        }}
        onBlur={() => {
          look()
          showError()
        }}
      />
      <FieldError id={id} error={error} live="polite" />
      <p className="hint words" id={`${id}-words`}>
        {words}
      </p>
    </Field>
  )
}

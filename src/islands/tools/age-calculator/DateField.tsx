import { useEffect, useId, useRef } from 'react'

import { afterPress } from '@/islands/ui/work/after-press.ts'
import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { dateInWords, parseDate, weekday } from '@/islands/ui/dates/calendar.ts'

interface Props {
  name: string
  label: string
  value: string
  onDate: (text: string) => void
  /** Called when the field holds something that is no date, or no longer does; its value is empty then. */
  onUnreadable: (isUnreadable: boolean) => void
  error: string | undefined
  max?: string | undefined
  hint?: string
}

/** Somebody who types a date needs some time between its parts. */
const LOOK_AFTER_MS = 1500

/** A date, said again in words: 03/04 is a day in March to some and in April to others. */
export function DateField(props: Props) {
  const { name, label, value, onDate, onUnreadable, error, max, hint } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const date = parseDate(value)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = () => {
    clearTimeout(timer.current)
    onUnreadable(box.current?.validity.badInput === true)
  }
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        {...fieldAttributes({ id, hint, error, hasWords: true })}
        name={name}
        ref={box}
        type="date"
        className="input mt-1"
        autoComplete="off"
        value={value}
        max={max}
        onChange={({ target }) => onDate(target.value)}
        onBlur={() => afterPress(look)}
        // While a date is not whole, the browser tells of no change at all.
        onKeyUp={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(look, LOOK_AFTER_MS)
        }}
      />
      <FieldError id={id} error={error} />
      <p className="hint words" id={`${id}-words`}>
        {date && `${weekday(date)}, ${dateInWords(date)}`}
      </p>
    </Field>
  )
}

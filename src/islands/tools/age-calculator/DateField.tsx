import { useId, useRef } from 'react'

import { afterPress } from '@/islands/ui/work/after-press.ts'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { dateInWords, parseDate, weekday } from '@/islands/ui/dates/calendar.ts'

interface Props {
  name: string
  label: string
  value: string
  onDate: (text: string) => void
  /** Called when the field starts or stops holding an incomplete date; its value is empty meanwhile. */
  onUnreadable: (isUnreadable: boolean) => void
  error: string | undefined
  max?: string | undefined
  hint?: string
}

/** The validation error of a date of birth. */
export const BIRTH_UNREADABLE = 'The date of birth is not complete, or it is not a valid date.'

/** Leaves time between typing the parts of a date. */
const CHECK_AFTER_MS = 1500

/** A date field that repeats its date in words: 03/04 is in March for some and in April for others. */
export function DateField(props: Props) {
  const { name, label, value, onDate, onUnreadable, error, max, hint } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const pause = useAfterPause(CHECK_AFTER_MS)
  const date = parseDate(value)

  const check = () => {
    pause.stop()
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
        onBlur={() => afterPress(check)}
        // Browsers fire no change event while a date is incomplete.
        onKeyUp={() => pause.start(check)}
      />
      <FieldError id={id} error={error} />
      <p className="hint words" id={`${id}-words`}>
        {date && `${weekday(date)}, ${dateInWords(date)}`}
      </p>
    </Field>
  )
}

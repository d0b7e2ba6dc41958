import { useId, useState } from 'react'

import { fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

interface Props<Before> {
  label: string
  /** The value while the field is not being edited. */
  shown: string
  /** The data being edited, captured when the edit starts. */
  before: Before
  problemIn?: (typed: string) => string | undefined
  /** Receives the data from before the edit, and the current text. */
  onTyped: (before: Before, typed: string) => void
  hint?: string | undefined
}

/** The text is data, so autofill and capitalization are off. */
const AS_DATA = { autoComplete: 'off', autoCapitalize: 'off' } as const

/**
 * A field that shows the typed text until it loses focus, then `shown`. So a half-typed escape does not change during an
 * edit. Invalid text stays in the field with an error.
 */
export function TypedField<Before>({
  label,
  shown,
  before,
  problemIn,
  onTyped,
  hint,
}: Props<Before>) {
  const id = useId()
  const [typing, setTyping] = useState<{ before: Before; typed: string }>()
  const error = typing && problemIn?.(typing.typed)
  const change = (typed: string) => {
    const original = typing?.before ?? before
    setTyping({ before: original, typed })
    if (problemIn?.(typed) === undefined) onTyped(original, typed)
  }
  return (
    <>
      <input
        {...PLAIN_TYPING}
        {...fieldAttributes({ id, hint, error })}
        type="text"
        className="input url-field"
        aria-label={label}
        dir="auto"
        {...AS_DATA}
        value={typing?.typed ?? shown}
        onChange={({ target }) => change(target.value)}
        onBlur={() => error === undefined && setTyping(undefined)}
      />
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} live="polite" />
    </>
  )
}

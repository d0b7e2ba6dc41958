import { useId, useState } from 'react'

import { fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

interface Props<Before> {
  label: string
  /** The field's value where nobody types in it. */
  shown: string
  /** What is edited, as it is when the typing begins. */
  before: Before
  problemIn?: (typed: string) => string | undefined
  /** Takes what is typed so far, and what was there before the typing began. */
  onTyped: (before: Before, typed: string) => void
  hint?: string | undefined
}

/** Spelling marks and corrections are off: the text is data. */
const AS_DATA = { autoComplete: 'off', autoCapitalize: 'off' } as const

/**
 * A field that shows what is typed until it is left, and then how its owner shows it. So nothing changes under the hands of
 * the visitor while an escape is half written. What cannot stand stays in the field with the reason.
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
    const began = typing?.before ?? before
    setTyping({ before: began, typed })
    if (problemIn?.(typed) === undefined) onTyped(began, typed)
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

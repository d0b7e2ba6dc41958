import { useId, type KeyboardEvent } from 'react'

import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { FLAGS, readLiteral, withFlag, type RegexOptions } from './choices.ts'

interface Props {
  options: RegexOptions
  onOptions: (options: RegexOptions) => void
  /** Why the pattern has no result. */
  error: string | undefined
  hasReplacement: boolean
}

/** The pattern with its flags, and what replaces the matches. */
export function PatternFields({ options, onOptions, error, hasReplacement }: Props) {
  const { flags } = options
  const change = (changed: Partial<RegexOptions>) => onOptions({ ...options, ...changed })
  const literal = readLiteral(options.pattern)
  return (
    <div className="grid gap-2 border-b border-line p-3 pt-2">
      <DataField
        name="pattern"
        label="Pattern, without slashes"
        value={options.pattern}
        onText={(pattern) => change({ pattern })}
        error={error}
      />
      {literal !== undefined && (
        <p>
          <button type="button" className="button button-small" onClick={() => change(literal)}>
            Use what is between the slashes
          </button>
        </p>
      )}
      <Flags flags={flags} onFlags={(next) => change({ flags: next })} />
      {hasReplacement && (
        <DataField
          name="replacement"
          label="Replace with"
          hint="$1 and $<name> are groups, $& is the match, \n a new line."
          value={options.replacement}
          onText={(replacement) => change({ replacement })}
        />
      )}
    </div>
  )
}

interface FlagsProps {
  flags: string
  onFlags: (flags: string) => void
}

function Flags({ flags, onFlags }: FlagsProps) {
  return (
    <fieldset className="regex-flags">
      <legend className="sr-only">Flags</legend>
      {FLAGS.map(({ flag, name }) => (
        <Checkbox
          key={flag}
          name={`flag-${flag}`}
          label={`${flag} ${name}`}
          checked={flags.includes(flag)}
          onChange={(isOn) => onFlags(withFlag(flags, flag, isOn))}
        />
      ))}
    </fieldset>
  )
}

interface DataFieldProps {
  name: string
  label: string
  hint?: string
  value: string
  onText: (text: string) => void
  error?: string | undefined
}

/** A line of data that wraps when it is too long for the field. */
function DataField({ name, label, hint, value, onText, error }: DataFieldProps) {
  const id = useId()
  const stayInLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    <Field id={id} label={label} hint={hint}>
      <textarea
        {...PLAIN_TYPING}
        {...fieldAttributes({ id, hint, error })}
        name={name}
        className="input regex-line"
        rows={1}
        dir="ltr"
        autoCapitalize="off"
        autoComplete="off"
        value={value}
        onKeyDown={stayInLine}
        onChange={({ target }) => onText(target.value)}
      />
      <FieldError id={id} error={error} live="polite" />
    </Field>
  )
}

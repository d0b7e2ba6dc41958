import { useState, useId } from 'react'

import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

import { CHARACTERS, leavesNothing, type PasswordChoice } from '../password.ts'
import { keep, SPECIAL } from '../rules/password-rules.ts'

const NOTHING_LEFT = 'This excludes all ticked characters, so it is ignored.'
const ONLY_LOOK_ALIKES = 'Every ticked character is a look-alike, so look-alikes are used.'

const USUAL = { without: '', excludesLookAlikes: false }

interface Props {
  choice: PasswordChoice
  change: (changes: Partial<PasswordChoice>) => void
}

/** The choice of the symbols that are used and of the characters that are left out. */
export function CharacterFields({ choice, change }: Props) {
  const [typed, setTyped] = useState('')
  useWiped(() => setTyped(''))
  const symbols = shownSymbols(typed, choice)
  const changeSymbols = (text: string, changes?: Partial<PasswordChoice>) => {
    setTyped(text)
    change({ symbolSet: keep(text, SPECIAL), ...changes })
  }
  return (
    <>
      <Checkbox
        label="Leave out look-alikes (I l 1 O 0 o |)"
        checked={choice.excludesLookAlikes}
        onChange={(checked) => change({ excludesLookAlikes: checked })}
      />
      <SecretField
        label="Symbols to use"
        value={symbols}
        onText={(text) => changeSymbols(text)}
        hint="Remove symbols that a site rejects, or add others from the keyboard. Used when “Symbols” is ticked."
        error={symbolsProblem(symbols)}
      />
      <SecretField
        label="Leave out these characters"
        value={choice.without ?? ''}
        onText={(without) => change({ without })}
        hint="For example symbols that move on another keyboard."
        error={excludedProblem(choice)}
      />
      <button
        type="button"
        className="button button-small"
        onClick={() => changeSymbols(CHARACTERS.symbols, USUAL)}
      >
        Use the usual characters
      </button>
    </>
  )
}

/** Returns the text of the visitor, or other symbols if a site's rules have set them since. */
function shownSymbols(typed: string, { symbolSet = CHARACTERS.symbols }: PasswordChoice): string {
  return keep(typed, SPECIAL) === symbolSet ? typed : symbolSet
}

function excludedProblem(choice: PasswordChoice): string | undefined {
  if (leavesNothing({ ...choice, without: '' })) return ONLY_LOOK_ALIKES
  return leavesNothing(choice) ? NOTHING_LEFT : undefined
}

function symbolsProblem(text: string): string | undefined {
  const others = [...new Set(text)].filter((c) => !SPECIAL.includes(c) && c !== '\n')
  if (others.length > 0)
    return `Not used: “${others.join('')}”. Enter only keyboard symbols, no letters, digits or spaces.`
  return keep(text, SPECIAL) === '' ? 'No symbol is left, so no symbols are used.' : undefined
}

interface SecretFieldProps {
  label: string
  value: string
  onText: (text: string) => void
  hint: string
  error?: string | undefined
  placeholder?: string
  rows?: number
  inputMode?: 'numeric'
}

/** A text field without a name, so that no browser saves or offers its text. */
export function SecretField({
  label,
  value,
  onText,
  hint,
  error,
  rows = 1,
  ...rest
}: SecretFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <textarea
        {...PLAIN_TYPING}
        {...fieldAttributes({ id, hint, error })}
        {...rest}
        className="input unbroken mt-1"
        rows={rows}
        value={value}
        onChange={({ target }) => onText(target.value)}
        autoComplete="off"
        autoCapitalize="off"
      />
      <FieldError id={id} error={error} live="polite" />
    </Field>
  )
}

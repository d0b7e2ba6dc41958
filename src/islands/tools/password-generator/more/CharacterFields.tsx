import { useState } from 'react'

import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import type { MoreProps } from '../MoreFolds.tsx'
import { CHARACTERS, leavesNothing } from '../password.ts'
import { keep, SPECIAL } from '../rules/rule.ts'
import { SecretField } from './SecretField.tsx'

/** Which symbols are used, and which characters never are. */
export function CharacterFields({ choice, change }: MoreProps) {
  const [symbols, setSymbols] = useSymbols()
  const setUsed = (text: string) => {
    setSymbols(text)
    change({ symbolSet: keep(text, SPECIAL) })
  }
  return (
    <>
      <LookAlikes {...{ choice, change }} />
      <SecretField
        label="Symbols to use"
        value={symbols}
        onText={setUsed}
        hint="Take away what a site refuses, or add others of the keyboard. They are used when “Symbols” is ticked."
        error={symbolsProblem(symbols)}
      />
      <SecretField
        label="Leave out these characters"
        value={choice.without ?? ''}
        onText={(without) => change({ without })}
        hint="Letters, digits or symbols that never occur, such as those that move on another keyboard."
        error={
          leavesNothing(choice)
            ? 'This leaves no character of those that are ticked, so it is not followed.'
            : undefined
        }
      />
      <button
        type="button"
        className="button button-small"
        onClick={() => {
          setSymbols(CHARACTERS.symbols)
          change({ symbolSet: CHARACTERS.symbols, without: '', excludesLookAlikes: false })
        }}
      >
        Use the usual characters
      </button>
    </>
  )
}

function LookAlikes({ choice, change }: Pick<MoreProps, 'choice' | 'change'>) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={choice.excludesLookAlikes}
        onChange={({ target }) => change({ excludesLookAlikes: target.checked })}
      />
      Leave out look-alikes (I l 1 O 0 o |)
    </label>
  )
}

function useSymbols() {
  const symbols = useState<string>(CHARACTERS.symbols)
  useWiped(() => symbols[1](CHARACTERS.symbols))
  return symbols
}

function symbolsProblem(text: string): string | undefined {
  const others = [...new Set(text)].filter((c) => !SPECIAL.includes(c) && c !== '\n')
  if (others.length > 0)
    return `Not used: “${others.join('')}”. Only symbols of the keyboard are, no letters, digits and spaces.`
  return keep(text, SPECIAL) === '' ? 'No symbol is left, so none is used.' : undefined
}

import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { DEFAULT_CHOICE, generatePassword, type PasswordChoice } from './password.ts'

/** The state of the password tool: what is asked for, and a password that is only ever in this page's memory. */
export function usePassword(options: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState(DEFAULT_CHOICE)
  const [made, setMade] = useState<Made>({ password: '' })
  const held = useRef({ choice, made })
  const { length, uppercase, lowercase, numbers, symbols } = choice
  const boxes = { uppercase, lowercase, numbers, symbols }
  useRestoredFields(options, { ...boxes, length: String(length) })

  useWiped(() => {
    const asTicked = withoutTypedCharacters(choice)
    held.current = { choice: asTicked, made: { password: '' } }
    setChoice(asTicked)
  })
  usePasswordOf(choice, setMade)

  return {
    choice,
    password: made.password,
    change(changes: Partial<PasswordChoice>) {
      const next = { ...choice, ...changes }
      setChoice(next)
      setMade(makeFor(next))
    },
    renew: () => setMade(makeFor(choice)),
    /** Remembers choice and password for `restore`: a swipe that scrolls the page may begin on a slider. */
    hold() {
      held.current = { choice, made }
    },
    restore() {
      setChoice(held.current.choice)
      setMade(held.current.made)
    },
  }
}

/** Makes the first password, and none outlives the page: one that is left and comes back has a new one. */
function usePasswordOf(choice: PasswordChoice, setMade: Dispatch<SetStateAction<Made>>): void {
  useEffect(() => {
    // No random before the first render, which must equal the built page.
    setMade((current) => (current.choice === choice ? current : makeFor(choice)))
  }, [choice, setMade])
  useWiped(
    () => setMade({ password: '' }),
    () => setMade(makeFor(choice)),
  )
}

/** The ticked options alone: who typed characters may have typed those of a password. */
function withoutTypedCharacters(choice: PasswordChoice): PasswordChoice {
  const { symbolSet, without, ...ticked } = choice
  return symbolSet === undefined && without === undefined ? choice : ticked
}

/** A password and what it was made for. */
interface Made {
  password: string
  choice?: PasswordChoice
}

function makeFor(choice: PasswordChoice): Made {
  return { choice, password: generateOrTell(choice) }
}

function generateOrTell(choice: PasswordChoice): string {
  try {
    return generatePassword(choice)
  } catch (error) {
    showError('Error', error)
    return ''
  }
}

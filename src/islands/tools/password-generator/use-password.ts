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

/** Returns the options and the password, which is in the memory of this page only. */
export function usePassword(options: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState(DEFAULT_CHOICE)
  const [made, setMade] = useState<Made>({ password: '' })
  const saved = useRef({ choice, made })
  const { length, uppercase, lowercase, numbers, symbols } = choice
  const boxes = { uppercase, lowercase, numbers, symbols }
  useRestoredFields(options, { ...boxes, length: String(length) })

  useWiped(() => {
    const asTicked = withoutTyped(choice)
    saved.current = { choice: asTicked, made: { password: '' } }
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
    /** Saves options and password for `restore`: a swipe that scrolls the page can start on the slider. */
    hold() {
      saved.current = { choice, made }
    },
    restore() {
      setChoice(saved.current.choice)
      setMade(saved.current.made)
    },
  }
}

/** Makes the first password, and a new one when the page is shown again from the browser's cache. */
function usePasswordOf(choice: PasswordChoice, setMade: Dispatch<SetStateAction<Made>>): void {
  useEffect(() => {
    // The first render must equal the built page, so it has no password.
    setMade((current) => (current.choice === choice ? current : makeFor(choice)))
  }, [choice, setMade])
  useWiped(
    () => setMade({ password: '' }),
    () => setMade(makeFor(choice)),
  )
}

/** Returns the options without those that were typed: typed characters can be those of a password. */
function withoutTyped(choice: PasswordChoice): PasswordChoice {
  const { symbolSet, without, required, shortest, longest, inARow, ...ticked } = choice
  const typed = [symbolSet, without, required, shortest, longest, inARow]
  return typed.every((one) => one === undefined) ? choice : ticked
}

/** A password and the options that it was made with. */
interface Made {
  password: string
  choice?: PasswordChoice
}

function makeFor(choice: PasswordChoice): Made {
  return { choice, password: generateOrReport(choice) }
}

function generateOrReport(choice: PasswordChoice): string {
  try {
    return generatePassword(choice)
  } catch (error) {
    showError('Error', error)
    return ''
  }
}

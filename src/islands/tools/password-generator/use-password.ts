import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { showError } from '@/lib/stores/toast.ts'

import { useEarlyFields } from '../../ui/use-early-fields.ts'
import { generatePassword, type PasswordChoice } from './password.ts'

const DEFAULT_CHOICE: PasswordChoice = {
  length: 16,
  uppercase: true,
  lowercase: true,
  numbers: true,
  symbols: true,
  excludesLookAlikes: false,
}

/** The state of the password tool: what is asked for, and a password that is only ever in this page's memory. */
export function usePassword(options: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState(DEFAULT_CHOICE)
  const [made, setMade] = useState<Made>({ password: '' })
  const held = useRef({ choice, made })
  const { length, ...boxes } = choice
  useEarlyFields(options, { ...boxes, length: String(length) }, ({ length, ...early }) => {
    setChoice({
      ...DEFAULT_CHOICE,
      ...early,
      ...(length !== undefined && { length: Number(length) }),
    })
  })

  useEffect(() => {
    // No random before the first render, which must equal the built page.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setMade((current) => (current.choice === choice ? current : madeFor(choice)))
    // A page that is left can be kept by the browser and shown again: it is kept without its password.
    const forget = () => flushSync(() => setMade({ password: '' }))
    const comeBack = (event: PageTransitionEvent) => event.persisted && setMade(madeFor(choice))
    window.addEventListener('pagehide', forget)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', forget)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [choice])

  return {
    choice,
    password: made.password,
    change(changes: Partial<PasswordChoice>) {
      const next = { ...choice, ...changes }
      setChoice(next)
      setMade(madeFor(next))
    },
    renew: () => setMade(madeFor(choice)),
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

/** A password and what it was made for. */
interface Made {
  password: string
  choice?: PasswordChoice
}

function madeFor(choice: PasswordChoice): Made {
  return { choice, password: generated(choice) }
}

function generated(choice: PasswordChoice): string {
  try {
    return generatePassword(choice)
  } catch (error) {
    showError('Error', error)
    return ''
  }
}

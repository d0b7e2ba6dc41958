import { useEffect, useState, type RefObject } from 'react'
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
export function usePassword(form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState(DEFAULT_CHOICE)
  const [password, setPassword] = useState('')

  const change = (changes: Partial<PasswordChoice>) =>
    setChoice((current) => ({ ...current, ...changes }))
  const { length, ...boxes } = DEFAULT_CHOICE
  useEarlyFields(form, { ...boxes, length: String(length) }, ({ length, ...early }) => {
    setChoice({
      ...DEFAULT_CHOICE,
      ...early,
      ...(length !== undefined && { length: Number(length) }),
    })
  })

  useEffect(() => {
    // No random before the first render, which must equal the built page.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setPassword(generated(choice))
    // A page that is left can be kept by the browser and shown again: it is kept without its password.
    const forget = () => flushSync(() => setPassword(''))
    const comeBack = (event: PageTransitionEvent) =>
      event.persisted && setPassword(generated(choice))
    window.addEventListener('pagehide', forget)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', forget)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [choice])

  return { choice, password, change, renew: () => setPassword(generated(choice)) }
}

function generated(choice: PasswordChoice): string {
  try {
    return generatePassword(choice)
  } catch (error) {
    showError('Error', error)
    return ''
  }
}

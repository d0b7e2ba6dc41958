import { useEffect, useState, type RefObject } from 'react'

import { acceptanceOf, type Acceptance } from './acceptance.ts'
import { createQuery } from './query.ts'

import { valuesOf } from './fields.ts'

const $contact = createQuery<unknown>(['/api', 'contact'])

/**
 * Whether the form is being accepted, asked once after hydration, and again when a device that was offline is connected. A
 * form that can never be sent is not shown, unless somebody has begun to write in it.
 */
export function useAcceptance(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<{ acceptance: Acceptance; isFormShown: boolean }>({
    acceptance: 'unknown',
    isFormShown: true,
  })
  useEffect(() => {
    let answer: { data?: unknown; error?: unknown } = {}
    const show = () => {
      const acceptance = acceptanceOf(answer, navigator.onLine)
      setState({ acceptance, isFormShown: acceptance !== 'absent' || hasText(form.current) })
    }
    const askAgain = () => {
      // The error was that of the lost connection.
      if (answer.error !== undefined) $contact.invalidate()
      show()
    }
    const unsubscribe = $contact.subscribe((next) => {
      answer = next
      show()
    })
    addEventListener('offline', show)
    addEventListener('online', askAgain)
    return () => {
      unsubscribe()
      removeEventListener('offline', show)
      removeEventListener('online', askAgain)
    }
  }, [form])
  return state
}

function hasText(form: HTMLFormElement | null): boolean {
  return form !== null && Object.values(valuesOf(form)).some((text) => text !== '')
}

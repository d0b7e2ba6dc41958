import { useEffect, useState, type RefObject } from 'react'

import { acceptanceOf, type Acceptance } from './acceptance.ts'
import { createQuery } from './query.ts'

import { valuesOf } from './fields.ts'

const $contact = createQuery<unknown>(['/api', 'contact'])

/**
 * Whether the form is being accepted, asked once after the page has come alive. A form that can never be sent is not
 * shown, unless somebody has begun to write in it.
 */
export function useAcceptance(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<{ acceptance: Acceptance; isFormShown: boolean }>({
    acceptance: 'unknown',
    isFormShown: true,
  })
  useEffect(
    () =>
      $contact.subscribe((answer) => {
        const acceptance = acceptanceOf(answer)
        setState({ acceptance, isFormShown: acceptance !== 'absent' || hasText(form.current) })
      }),
    [form],
  )
  return state
}

function hasText(form: HTMLFormElement | null): boolean {
  return form !== null && Object.values(valuesOf(form)).some((text) => text !== '')
}

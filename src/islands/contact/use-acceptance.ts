import { useEffect, useState } from 'react'

import { acceptanceOf, type Acceptance } from '@/lib/contact/acceptance.ts'
import { createQuery } from '@/lib/query.ts'

const $contact = createQuery<unknown>(['/api', 'contact'])

/** Whether the form is being accepted. Asked once, after the page has come alive. */
export function useAcceptance(): Acceptance {
  const [acceptance, setAcceptance] = useState<Acceptance>('unknown')
  useEffect(() => $contact.subscribe((answer) => setAcceptance(acceptanceOf(answer))), [])
  return acceptance
}

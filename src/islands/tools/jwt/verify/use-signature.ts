import { useEffect, useState } from 'react'

import { useLoaded } from '@/islands/ui/work/load-part.ts'
import type { ReadToken } from '../read-token.ts'
import { CHECKING, NO_KEY, type SignatureCheck } from '../verdict.ts'

const loadVerify = () => import('./verify-signature.ts')

interface Checked {
  token: ReadToken
  key: string
  check: SignatureCheck
}

/** Verifies the signature of a token whenever the token or the key changes. An older check never replaces a newer one. */
export function useSignature(token: ReadToken | undefined, key: string): SignatureCheck {
  const hasKey = key.trim() !== ''
  const part = useLoaded(loadVerify, hasKey)
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    if (part === undefined || token === undefined || !hasKey) return
    let isCurrent = true
    void part.verifySignature(token, key).then((check) => {
      if (isCurrent) setChecked({ token, key, check })
    })
    return () => {
      isCurrent = false
    }
  }, [part, token, key, hasKey])
  if (!hasKey || token === undefined) return NO_KEY
  return checked?.token === token && checked.key === key ? checked.check : CHECKING
}

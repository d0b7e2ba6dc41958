import { useEffect, useState } from 'react'

import { makeToken, publicPart, type Draft, type MadeToken, type MakeProblem } from './make-token.ts' // prettier-ignore

interface Result {
  draft: Draft
  result: MadeToken | MakeProblem
  isPublic: boolean
}

/** The token of the latest draft; no token while a newer one is signed. Nothing is asked for before there is a key. */
export function useMadeToken(draft: Draft) {
  const [last, setLast] = useState<Result>()
  useEffect(() => {
    let isCurrent = true
    const make = async () => {
      const result = await makeToken(draft)
      const isPublic = (await publicPart(draft.key)) !== undefined
      if (isCurrent) setLast({ draft, result, isPublic })
    }
    void make()
    return () => {
      isCurrent = false
    }
  }, [draft])
  const result = last?.draft === draft ? last.result : undefined
  const isAsked = draft.key !== '' || (result !== undefined && 'field' in result && result.field !== 'key') // prettier-ignore
  return {
    made: result !== undefined && 'token' in result ? result : undefined,
    problem: isAsked && result !== undefined && 'field' in result ? result : undefined,
    isPublic: last?.isPublic ?? false,
  }
}

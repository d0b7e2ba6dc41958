import { useEffect, useMemo, useState } from 'react'

import type { FoundToken } from './report/jwt.ts'
import { MOST_SEARCHED, TOKEN_LIKE } from './report/token-like.ts'

type TokenPart = typeof import('./report/JwtView.tsx')

/** A JSON Web Token in the input, with the part of the page that shows it. */
export interface ReadToken {
  found: FoundToken
  part: TokenPart
}

/** Finds a JSON Web Token in a text: undefined without one, 'loading' while the part that reads it is loaded. */
export function useToken(text: string): ReadToken | 'loading' | undefined {
  const [part, setPart] = useState<TokenPart | 'lost'>()
  const isLike = useMemo(() => text.slice(0, MOST_SEARCHED).search(TOKEN_LIKE) !== -1, [text])
  useEffect(() => {
    if (!isLike) return
    import('./report/JwtView.tsx').then(setPart, () => setPart('lost'))
  }, [isLike])
  return useMemo(() => {
    if (!isLike || part === 'lost') return undefined
    if (part === undefined) return 'loading'
    const found = part.findJwt(text)
    return found && { found, part }
  }, [isLike, part, text])
}

import { useState } from 'react'

import { attempt, loadPart } from '../../ui/load-part.ts'
import type { EveryAlgorithm } from './every-algorithm.ts'

const NONE: readonly EveryAlgorithm[] = []

type MorePart = typeof import('./more/MoreDigests.tsx')

/** The algorithms and notations beside those of the four rows: loaded when they are unfolded, and gone when they are folded. */
export function useMore() {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<MorePart>()
  const [notation, setNotation] = useState<'lower' | 'upper' | 'base64'>('lower')
  const part = isOpen ? loaded : undefined
  return {
    part,
    notation,
    setNotation,
    unfolded: part?.moreAlgorithms ?? NONE,
    /** A digest as the visitor wants it written. */
    written: (digest: string) => part?.written(digest, notation) ?? digest,
    /** Gives the algorithms that are there to be computed now. */
    async toggle(nowOpen: boolean): Promise<readonly EveryAlgorithm[]> {
      setOpen(nowOpen)
      if (!nowOpen) return NONE
      let unfolded = NONE
      await attempt(async () => {
        const opened = await loadPart(() => import('./more/MoreDigests.tsx'))
        setLoaded(opened)
        unfolded = opened.moreAlgorithms
      })
      return unfolded
    },
  }
}

export type More = ReturnType<typeof useMore>

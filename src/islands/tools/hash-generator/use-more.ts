import { useState } from 'react'

import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
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
    toggle(nowOpen: boolean) {
      setOpen(nowOpen)
      if (!nowOpen) return
      void attempt(async () => setLoaded(await loadPart(() => import('./more/MoreDigests.tsx'))))
    },
  }
}

export type More = ReturnType<typeof useMore>

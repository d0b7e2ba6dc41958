import { useState } from 'react'

import type { EveryAlgorithm } from './every-algorithm.ts'
import { useHashes } from './use-hashes.ts'

/** The text with its digests: those of the four rows, and, where others are unfolded, those. */
export function useText(unfolded: readonly EveryAlgorithm[]) {
  const [text, setText] = useState('')
  const four = useHashes()
  const more = useHashes()
  return {
    text,
    digests: {
      ...four.hashes.hashed[0]?.digests,
      ...(unfolded.length > 0 && more.hashes.hashed[0]?.digests),
    },
    trouble: four.hashes.trouble,
    change(next: string) {
      setText(next)
      void four.hashText(next)
      if (unfolded.length > 0) void more.hashText(next, unfolded)
    },
    /** Computes what has just been unfolded. */
    unfold(added: readonly EveryAlgorithm[]) {
      if (added.length > 0) void more.hashText(text, added)
    },
  }
}

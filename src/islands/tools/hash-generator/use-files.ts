import { useState } from 'react'

import type { EveryAlgorithm } from './every-algorithm.ts'
import { algorithms } from './hash.ts'
import { useHashes } from './use-hashes.ts'

/** The chosen files with the digests that are to be computed of them, and which of the files is shown. */
export function useFiles(
  unfolded: readonly EveryAlgorithm[],
  /** Computed as well, because a hash to compare with may be of these kinds. */
  expected: readonly EveryAlgorithm[],
) {
  const { hashes, hashFiles, clear } = useHashes()
  const [files, setFiles] = useState<readonly File[]>([])
  const [unticked, setUnticked] = useState<readonly EveryAlgorithm[]>([])
  const [shown, setShown] = useState(0)
  const offered = [...algorithms, ...unfolded]
  const wantedBut = (not: readonly EveryAlgorithm[]) => union(without(offered, not), expected)
  return {
    files,
    hashes,
    trouble: hashes.trouble,
    offered,
    chosen: without(offered, unticked),
    shown,
    setShown,
    digests: hashes.hashed[shown]?.digests ?? {},
    cancel: clear,
    take(next: readonly File[]) {
      setFiles(next)
      setShown(0)
      hashFiles(next, wantedBut(unticked))
    },
    tick(name: EveryAlgorithm) {
      const not = unticked.includes(name)
        ? unticked.filter((other) => other !== name)
        : [...unticked, name]
      setUnticked(not)
      if (files.length > 0) hashFiles(files, wantedBut(not))
    },
    /** Reads the files again for what has just been unfolded. */
    unfold(added: readonly EveryAlgorithm[]) {
      const digests = hashes.hashed[0]?.digests ?? {}
      // Files are not read again for what has been computed.
      if (files.length === 0 || added.every((name) => name in digests)) return
      hashFiles(files, wantedBut(unticked))
    },
  }
}

function union(one: readonly EveryAlgorithm[], other: readonly EveryAlgorithm[]): EveryAlgorithm[] {
  return [...new Set([...one, ...other])]
}

function without(
  names: readonly EveryAlgorithm[],
  unticked: readonly EveryAlgorithm[],
): EveryAlgorithm[] {
  return names.filter((name) => !unticked.includes(name))
}

export type Files = ReturnType<typeof useFiles>

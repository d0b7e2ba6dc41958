import { useState } from 'react'

import type { EveryAlgorithm } from './every-algorithm.ts'
import { algorithms } from './hash.ts'
import { useHashes } from './use-hashes.ts'

/** The chosen files with the digests that are to be computed of them, and which of the files is shown. */
export function useFiles(unfolded: readonly EveryAlgorithm[]) {
  const { hashes, hashFiles, clear } = useHashes()
  const [files, setFiles] = useState<readonly File[]>([])
  const [unticked, setUnticked] = useState<readonly EveryAlgorithm[]>([])
  const [shown, setShown] = useState(0)
  const offered = [...algorithms, ...unfolded]
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
      hashFiles(next, without(offered, unticked))
    },
    tick(name: EveryAlgorithm) {
      const not = unticked.includes(name)
        ? unticked.filter((other) => other !== name)
        : [...unticked, name]
      setUnticked(not)
      if (files.length > 0) hashFiles(files, without(offered, not))
    },
    /** Reads the files again for what has just been unfolded. */
    unfold(added: readonly EveryAlgorithm[]) {
      if (added.length === 0 || files.length === 0) return
      hashFiles(files, without([...algorithms, ...added], unticked))
    },
  }
}

function without(
  names: readonly EveryAlgorithm[],
  unticked: readonly EveryAlgorithm[],
): EveryAlgorithm[] {
  return names.filter((name) => !unticked.includes(name))
}

export type Files = ReturnType<typeof useFiles>

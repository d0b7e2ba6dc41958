import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { compareDigest, expectedDigest } from './expected-digest.ts'
import { algorithms, isOneOfFour, moreAlgorithms, type EveryAlgorithm } from './hash.ts'
import type { Notation } from './more/written.ts'
import { useHashes } from './use-hashes.ts'

const NONE: readonly EveryAlgorithm[] = []

/** The digests of the text and of the files. Each keeps its state, so that switching loses neither. */
export function useSources(expected: string) {
  const more = useMore()
  const kinds = useMemo(() => furtherKinds(expected), [expected])
  const further = useMemo(() => [...new Set([...more.unfolded, ...kinds])], [more.unfolded, kinds])
  const ofText = useText(further)
  const files = useFiles(more.unfolded, kinds)
  // Text and files may have changed while the part was loading.
  const computeMore = useEffectEvent(() => {
    ofText.unfold(further)
    const isFound = compareDigest(expected, files.digests).state === 'match'
    // A match needs no other algorithms, and reading a file again may take long.
    if (!isFound || more.unfolded.length > 0) files.unfold(further)
  })
  useEffect(() => computeMore(), [further])
  return { more, ofText, files }
}

/** Returns the algorithms that an expected hash may be of, without the four that are always computed. */
function furtherKinds(expected: string): readonly EveryAlgorithm[] {
  return (expectedDigest(expected)?.algorithms ?? []).filter((name) => !isOneOfFour(name))
}

async function loadMore() {
  const [{ MoreDigests }, { written }] = await Promise.all([
    import('./more/MoreDigests.tsx'),
    import('./more/written.ts'),
  ])
  return { MoreDigests, written }
}

/** The other algorithms and notations: loaded when they are unfolded, and unused while they are folded. */
function useMore() {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadMore>>>()
  const [notation, setNotation] = useState<Notation>('lower')
  const part = isOpen ? loaded : undefined
  return {
    part,
    notation,
    setNotation,
    unfolded: part === undefined ? NONE : moreAlgorithms,
    /** Writes a digest in the chosen notation. */
    written: (digest: string) => part?.written(digest, notation) ?? digest,
    toggle(nowOpen: boolean) {
      setOpen(nowOpen)
      if (nowOpen) void attempt(async () => setLoaded(await loadPart(loadMore)))
    },
  }
}

export type More = ReturnType<typeof useMore>

/** The text with its digests: the four, and those of the unfolded algorithms. */
function useText(unfolded: readonly EveryAlgorithm[]) {
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
    /** Computes the digests of algorithms that have just been unfolded. */
    unfold(added: readonly EveryAlgorithm[]) {
      if (added.length > 0) void more.hashText(text, added)
    },
  }
}

/** The chosen files, their selected algorithms, and the file whose digests are shown. */
function useFiles(
  unfolded: readonly EveryAlgorithm[],
  /** Algorithms of an expected hash, which are computed as well. */
  expected: readonly EveryAlgorithm[],
) {
  const { hashes, hashFiles, clear } = useHashes()
  const [files, setFiles] = useState<readonly File[]>([])
  const [unticked, setUnticked] = useState<readonly EveryAlgorithm[]>([])
  const [shown, setShown] = useState(0)
  const offered = [...algorithms, ...unfolded]
  const without = (excluded: readonly EveryAlgorithm[]) =>
    offered.filter((name) => !excluded.includes(name))
  const wanted = (excluded = unticked) => [...new Set([...without(excluded), ...expected])]
  return {
    files,
    hashes,
    trouble: hashes.trouble,
    offered,
    chosen: without(unticked),
    shown,
    setShown,
    digests: hashes.hashed[shown]?.digests ?? {},
    cancel: clear,
    take(next: readonly File[]) {
      setFiles(next)
      setShown(0)
      hashFiles(next, wanted())
    },
    tick(name: EveryAlgorithm) {
      const next = unticked.includes(name)
        ? unticked.filter((other) => other !== name)
        : [...unticked, name]
      setUnticked(next)
      if (files.length > 0) hashFiles(files, wanted(next))
    },
    /** Reads the files again for algorithms that have just been unfolded and are not computed yet. */
    unfold(added: readonly EveryAlgorithm[]) {
      const digests = hashes.hashed[0]?.digests ?? {}
      if (files.length > 0 && !added.every((name) => name in digests)) hashFiles(files, wanted())
    },
  }
}

export type Files = ReturnType<typeof useFiles>

import { useEffect, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { MOST_IN_BOX } from '@/islands/ui/text/box-cost.ts'
import { useWorker } from '@/islands/ui/work/use-worker.ts'
import type { WorkerClientOptions } from '@/islands/ui/work/worker-client.ts'
import everyWorker from './every-hash.worker.ts?worker&url'
import {
  algorithms,
  hashBytes,
  hashText,
  isOneOfFour,
  type EveryAlgorithm,
  type HashedFile,
} from './hash.ts'
import { progressFrom, type ReadProgress } from './Reading.tsx'
import type { HashRequest } from './stream-hash.ts'
import fourWorker from './stream-hash.worker.ts?worker&url'
import { textBlob } from './text-blob.ts'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'

const FAILURE = 'Failed to generate hashes'

/** Limit in bytes for hashing without a worker, by Web Crypto, which takes whole buffers only. */
const MOST_WITHOUT_WORKER = 50_000_000

/** One worker stays for texts that are typed, because starting one takes longer than two frames. */
export const LIVE: WorkerClientOptions = { life: 'kept', finishesCancelled: true }

/** Whether hashing accompanies typing, or runs once without or with progress. */
type Pace = 'live' | 'unmeasured' | ((bytesDone: number) => ReadProgress)

interface Hashes {
  /** In the order of the files. A text counts as one. */
  hashed: readonly HashedFile[]
  progress?: ReadProgress
  /** Why there are no digests, unless the text is invalid. */
  trouble?: string
}

const NOTHING: Hashes = { hashed: [] }

/** The digests of the latest text or files. A newer request cancels an older one. */
export function useHashes() {
  const shown = useLatestHashes()
  const { begin, show, fail } = shown
  const hashInWorker = useBlobHashing(shown)
  const clear = () => {
    begin()
    show(NOTHING)
  }

  return {
    hashes: shown.hashes,
    hashFiles(files: readonly File[], chosen: readonly EveryAlgorithm[]) {
      if (chosen.length === 0) clear()
      else hashInWorker(files, chosen, progressFrom(sizeOf(files)))
    },
    async hashText(text: string, chosen: readonly EveryAlgorithm[] = algorithms) {
      if (text === '') return clear()
      const isLatest = begin()
      const isLong = text.length > MOST_IN_BOX
      // The digests on screen belong to another text.
      if (isLong) show(NOTHING)
      else shown.clearSoon()
      try {
        if (isLong || !chosen.every(canHashOnPage)) {
          const blob = await textBlob(text)
          if (isLatest()) hashInWorker([blob], chosen, isLong ? 'unmeasured' : 'live')
        } else {
          const digests = await hashText(text)
          if (isLatest()) show({ hashed: [{ digests }] })
        }
      } catch {
        if (isLatest()) fail()
      }
    },
    clear,
  }
}

/** Whether Web Crypto can compute a digest here. It exists on secure origins only; the workers' own code runs everywhere. */
function canHashOnPage(name: EveryAlgorithm): boolean {
  const { subtle } = crypto as Partial<Crypto>
  return subtle !== undefined && isOneOfFour(name)
}

function useWorkers() {
  const once = {
    four: useWorker<HashRequest, HashedFile[]>(fourWorker),
    every: useWorker<HashRequest, HashedFile[]>(everyWorker),
  }
  const live = {
    four: useWorker<HashRequest, HashedFile[]>(fourWorker, LIVE),
    every: useWorker<HashRequest, HashedFile[]>(everyWorker, LIVE),
  }
  return {
    workerFor: (chosen: readonly EveryAlgorithm[], pace: Pace) =>
      (pace === 'live' ? live : once)[chosen.every(isOneOfFour) ? 'four' : 'every'],
    stop: () => [once.four, once.every, live.four, live.every].forEach((worker) => worker.stop()),
  }
}

/** The result of the latest request. `begin` cancels the one before and returns a test of whether this one is the latest. */
function useLatestHashes() {
  const { shown: hashes, show, clearSoon } = useShownBriefly(NOTHING)
  const latest = useRef(0)
  const { workerFor, stop } = useWorkers()
  useEffect(() => () => void latest.current++, [])
  return {
    hashes,
    show,
    workerFor,
    clearSoon,
    begin() {
      stop()
      const turn = ++latest.current
      return () => turn === latest.current
    },
    fail(trouble?: string) {
      show(trouble === undefined ? NOTHING : { hashed: [], trouble })
      showError('Error', trouble === undefined ? FAILURE : `${FAILURE}. ${trouble}`)
    },
  }
}

/** Hashes bytes in a worker, or on the page when the worker fails. */
function useBlobHashing({ begin, show, fail, workerFor }: ReturnType<typeof useLatestHashes>) {
  const showHashed = (hashed: readonly HashedFile[]) => {
    const [first, ...others] = hashed
    if (first?.trouble !== undefined && others.length === 0) fail(first.trouble)
    else show({ hashed })
  }
  const hashHere = async (request: HashRequest, failure: string) => {
    const isLatest = begin()
    try {
      const hashed = await hashOnPage(request)
      if (isLatest()) showHashed(hashed)
    } catch {
      if (isLatest()) fail(failure)
    }
  }
  return (blobs: readonly Blob[], chosen: readonly EveryAlgorithm[], pace: Pace) => {
    const progressAt = typeof pace === 'function' ? pace : undefined
    if (pace !== 'live') begin()
    if (progressAt !== undefined) show({ hashed: [], progress: progressAt(0) })
    const request = { blobs, algorithms: chosen }
    workerFor(chosen, pace).start(request, {
      onResult: showHashed,
      onFailure({ reason, message }) {
        if (reason === 'refused') fail(message)
        else void hashHere(request, message)
      },
      onProgress(bytesDone) {
        if (progressAt) show({ hashed: [], progress: progressAt(bytesDone) })
      },
    })
  }
}

/** Hashes files by Web Crypto. Rejects when it cannot do all of the request. */
async function hashOnPage({ blobs, algorithms: chosen }: HashRequest): Promise<HashedFile[]> {
  const possible = chosen.filter(isOneOfFour)
  if (sizeOf(blobs) > MOST_WITHOUT_WORKER || possible.length < chosen.length)
    throw new Error('Web Crypto cannot do this.')
  const hashed: HashedFile[] = []
  for (const blob of blobs) {
    hashed.push({ digests: await hashBytes(await blob.arrayBuffer(), possible) })
  }
  return hashed
}

function sizeOf(blobs: readonly Blob[]): number {
  return blobs.reduce((sum, { size }) => sum + size, 0)
}

/** Milliseconds for which an old result may stay on screen with a newer text: two frames. */
const MOST_STALE_MS = 34

/**
 * The result on screen. `clearSoon` keeps an old result for two frames, so that nothing flickers when the next one arrives in
 * time.
 */
export function useShownBriefly<Shown>(nothing: Shown) {
  const [shown, setShown] = useState(nothing)
  const pause = useAfterPause(MOST_STALE_MS)
  const show = (next: Shown) => {
    pause.stop()
    setShown(next)
  }
  const clearSoon = () => pause.start(() => setShown(nothing))
  return { shown, show, clearSoon }
}

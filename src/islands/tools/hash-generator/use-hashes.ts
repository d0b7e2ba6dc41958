import { useEffect, useRef } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { MOST_IN_BOX } from '@/islands/ui/text/box-cost.ts'
import { WORK_FAILURES, type WorkFailure } from '@/islands/ui/work/work.ts'
import type { EveryAlgorithm } from './every-algorithm.ts'
import type { HashRequest } from './hash-on-request.ts'
import { algorithms, hashBytes, hashText, type HashedFile } from './hash.ts'
import { progressFrom, type Progress } from './progress.ts'
import { textBlob } from './text-blob.ts'
import { useShownBriefly } from './use-shown-briefly.ts'
import { isOneOfFour, useWorkers, type Pace } from './use-workers.ts'

const FAILURE = 'Failed to generate hashes'

/** Bytes that Web Crypto may be given at once where no worker can be had; it takes whole buffers only. */
const MOST_WITHOUT_WORKER = 50_000_000

interface Hashes {
  /** In the order of the files; a text counts as one. */
  hashed: readonly HashedFile[]
  progress?: Progress
  /** Why there are no digests, where that is no fault of the text. */
  trouble?: string
}

const NOTHING: Hashes = { hashed: [] }

/** The digests of the latest text or files: an older request is ended, or its answer ignored, when a newer one comes. */
export function useHashes() {
  const shown = useLatestHashes()
  const { begin, show, fail } = shown
  const hashBlobs = useBlobHashing(shown)
  const clear = () => {
    begin()
    show(NOTHING)
  }

  return {
    hashes: shown.hashes,
    hashFiles(files: readonly File[], chosen: readonly EveryAlgorithm[]) {
      if (chosen.length === 0) clear()
      else hashBlobs(files, chosen, progressFrom(sizeOf(files)))
    },
    async hashText(text: string, chosen: readonly EveryAlgorithm[] = algorithms) {
      if (text === '') return clear()
      const isLatest = begin()
      const isLong = text.length > MOST_IN_BOX
      // The digests shown until now belong to another text.
      if (isLong) show(NOTHING)
      else shown.clearSoon()
      try {
        if (isLong || !chosen.every(isOnPage)) {
          const blob = await textBlob(text)
          if (isLatest()) hashBlobs([blob], chosen, isLong ? 'unmeasured' : 'live')
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

/** Whether Web Crypto makes these digests here. It exists on secure origins only; the workers' own code runs everywhere. */
function isOnPage(name: EveryAlgorithm): boolean {
  const { subtle } = crypto as Partial<Crypto>
  return subtle !== undefined && isOneOfFour(name)
}

/** What is shown of the latest request. `begin` ends the one before, and gives a test of whether another has begun since. */
function useLatestHashes() {
  const { shown: hashes, show, clearSoon } = useShownBriefly(NOTHING)
  const latest = useRef(0)
  const { workFor, stop } = useWorkers()
  useEffect(() => () => void latest.current++, [])
  return {
    hashes,
    show,
    workFor,
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

/** Hashes bytes in a worker, or on the page where none can be had. */
function useBlobHashing({ begin, show, fail, workFor }: ReturnType<typeof useLatestHashes>) {
  const showHashed = (hashed: readonly HashedFile[]) => {
    const [first, ...others] = hashed
    if (first?.trouble !== undefined && others.length === 0) fail(first.trouble)
    else show({ hashed })
  }
  const hashHere = async (request: HashRequest, failure: WorkFailure) => {
    const isLatest = begin()
    try {
      const hashed = await hashOnPage(request)
      if (isLatest()) showHashed(hashed)
    } catch {
      if (isLatest()) fail(WORK_FAILURES[failure])
    }
  }
  return (blobs: readonly Blob[], chosen: readonly EveryAlgorithm[], pace: Pace) => {
    const progressAt = typeof pace === 'function' ? pace : undefined
    if (pace !== 'live') begin()
    if (progressAt !== undefined) show({ hashed: [], progress: progressAt(0) })
    const request = { blobs, algorithms: chosen }
    workFor(chosen, pace).start(request, {
      onFailure: (failure) => void hashHere(request, failure),
      onReport(report) {
        if (report.state === 'failed') fail(report.reason)
        else if (report.state === 'done') showHashed(report.hashed)
        else if (progressAt) show({ hashed: [], progress: progressAt(report.bytesDone) })
      },
    })
  }
}

/** What Web Crypto can do without a worker. Rejects where that is not all that was asked for. */
async function hashOnPage({ blobs, algorithms: chosen }: HashRequest): Promise<HashedFile[]> {
  const made = chosen.filter(isOneOfFour)
  const isTooMuch = sizeOf(blobs) > MOST_WITHOUT_WORKER || made.length < chosen.length
  if (isTooMuch) throw new Error('There is no worker for this.')
  const hashed: HashedFile[] = []
  for (const blob of blobs) {
    hashed.push({ digests: await hashBytes(await blob.arrayBuffer(), made) })
  }
  return hashed
}

function sizeOf(blobs: readonly Blob[]): number {
  return blobs.reduce((sum, { size }) => sum + size, 0)
}

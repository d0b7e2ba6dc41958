import { useEffect, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'
import { WORK_FAILURES, type WorkFailure } from '@/lib/work.ts'

import { useWork } from '../../ui/use-work.ts'
import { algorithms, hashBytes, hashText, type Algorithm, type Digests } from './hash.ts'
import type { HashReport, HashRequest } from './stream-hash.worker.ts'
import workerAddress from './stream-hash.worker.ts?worker&url'

const FAILURE = 'Failed to generate hashes'

/** Characters up to which the digests of a text are made on the page; longer text goes to a worker. */
const MOST_ON_PAGE = 100_000

/** Bytes that Web Crypto may be given at once where no worker can be had; it takes whole buffers only. */
const MOST_WITHOUT_WORKER = 50_000_000

/** How far the reading of a file is. */
export interface Progress {
  bytesDone: number
  bytesInAll: number
  bytesPerSecond: number
}

interface Hashes {
  digests: Partial<Digests>
  progress?: Progress
  /** Why there are no digests, where that is no fault of the text. */
  trouble?: string
}

const NOTHING: Hashes = { digests: {} }

/** The digests of the latest text or file: an older request is ended, or its answer ignored, when a newer one comes. */
export function useHashes() {
  const shown = useLatestHashes()
  const { begin, show, fail } = shown
  const hashBlob = useBlobHashing(shown)
  const clear = () => {
    begin()
    show(NOTHING)
  }

  return {
    hashes: shown.hashes,
    hashFile(file: File, chosen: readonly Algorithm[]) {
      if (chosen.length > 0) hashBlob(file, chosen, progressFrom(file.size))
      else clear()
    },
    async hashText(text: string) {
      if (text === '') return clear()
      // Web Crypto exists on secure origins only; the worker's own code runs everywhere.
      const { subtle } = crypto as Partial<Crypto>
      const isForWorker = text.length > MOST_ON_PAGE || subtle === undefined
      if (isForWorker && text.isWellFormed()) return hashBlob(new Blob([text]), algorithms)
      const isLatest = begin()
      try {
        const digests = await hashText(text)
        if (isLatest()) show({ digests })
      } catch {
        if (isLatest()) fail()
      }
    },
    clear,
  }
}

/** What is shown of the latest request. `begin` ends the one before, and gives a test of whether another has begun since. */
function useLatestHashes() {
  const [hashes, show] = useState(NOTHING)
  const latest = useRef(0)
  const work = useWork<HashRequest, HashReport>(workerAddress)
  useEffect(() => () => void latest.current++, [])
  return {
    hashes,
    show,
    work,
    begin() {
      work.stop()
      const turn = ++latest.current
      return () => turn === latest.current
    },
    fail(trouble?: string) {
      show(trouble === undefined ? NOTHING : { digests: {}, trouble })
      showError('Error', trouble === undefined ? FAILURE : `${FAILURE}. ${trouble}`)
    },
  }
}

/** Hashes bytes in a worker, or on the page where none can be had. */
function useBlobHashing({ begin, show, fail, work }: ReturnType<typeof useLatestHashes>) {
  const hashHere = async (blob: Blob, chosen: readonly Algorithm[], failure: WorkFailure) => {
    const isLatest = begin()
    try {
      if (blob.size > MOST_WITHOUT_WORKER) throw new Error(WORK_FAILURES[failure])
      const digests = await hashBytes(await blob.arrayBuffer(), chosen)
      if (isLatest()) show({ digests })
    } catch {
      if (isLatest()) fail(WORK_FAILURES[failure])
    }
  }
  return (
    blob: Blob,
    chosen: readonly Algorithm[],
    progressAt?: (bytesDone: number) => Progress,
  ) => {
    begin()
    // The digests shown until now belong to another text; they go before the new ones come.
    show(progressAt === undefined ? NOTHING : { digests: {}, progress: progressAt(0) })
    work.start(
      { blob, algorithms: chosen },
      {
        onFailure: (failure) => void hashHere(blob, chosen, failure),
        onReport(report) {
          if (report.state === 'failed') fail(report.reason)
          else if (report.state === 'done') show({ digests: report.digests })
          else if (progressAt) show({ digests: {}, progress: progressAt(report.bytesDone) })
        },
      },
    )
  }
}

/** The progress of a reading that begins now, by the bytes that are done. */
function progressFrom(bytesInAll: number): (bytesDone: number) => Progress {
  const startedAt = performance.now()
  return (bytesDone) => {
    const seconds = (performance.now() - startedAt) / 1000
    return { bytesDone, bytesInAll, bytesPerSecond: seconds > 0 ? bytesDone / seconds : 0 }
  }
}

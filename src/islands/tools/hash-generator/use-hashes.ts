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
  const [hashes, setHashes] = useState(NOTHING)
  const latest = useRef(0)
  const work = useWork<HashRequest, HashReport>(workerAddress)
  useEffect(() => () => void latest.current++, [])

  const begin = () => {
    work.stop()
    return ++latest.current
  }
  const fail = () => {
    setHashes(NOTHING)
    showError('Error', FAILURE)
  }
  const failFor = (trouble: string) => {
    setHashes({ digests: {}, trouble })
    showError('Error', `${FAILURE}. ${trouble}`)
  }

  const hashHere = async (blob: Blob, chosen: readonly Algorithm[], failure: WorkFailure) => {
    const turn = begin()
    try {
      if (blob.size > MOST_WITHOUT_WORKER) throw new Error(WORK_FAILURES[failure])
      const digests = await hashBytes(await blob.arrayBuffer(), chosen)
      if (turn === latest.current) setHashes({ digests })
    } catch {
      if (turn === latest.current) failFor(WORK_FAILURES[failure])
    }
  }
  const hashBlob = (blob: Blob, chosen: readonly Algorithm[], tellsProgress: boolean) => {
    begin()
    const startedAt = performance.now()
    const progressAt = (bytesDone: number): Progress => {
      const seconds = (performance.now() - startedAt) / 1000
      return {
        bytesDone,
        bytesInAll: blob.size,
        bytesPerSecond: seconds > 0 ? bytesDone / seconds : 0,
      }
    }
    // The digests of the text before are not those of this one, however soon it has its own.
    setHashes(tellsProgress ? { digests: {}, progress: progressAt(0) } : NOTHING)
    work.start(
      { blob, algorithms: chosen },
      {
        onFailure: (failure) => void hashHere(blob, chosen, failure),
        onReport(report) {
          if (report.state === 'failed') failFor(report.reason)
          else if (report.state === 'done') setHashes({ digests: report.digests })
          else if (tellsProgress) setHashes({ digests: {}, progress: progressAt(report.bytesDone) })
        },
      },
    )
  }

  return {
    hashes,
    hashFile(file: File, chosen: readonly Algorithm[]) {
      if (chosen.length > 0) return hashBlob(file, chosen, true)
      begin()
      setHashes(NOTHING)
    },
    async hashText(text: string) {
      const turn = begin()
      if (text === '') return setHashes(NOTHING)
      // Web Crypto exists on secure origins only; the worker's own code runs everywhere.
      const { subtle } = crypto as Partial<Crypto>
      const isForWorker = text.length > MOST_ON_PAGE || subtle === undefined
      if (isForWorker && text.isWellFormed()) return hashBlob(new Blob([text]), algorithms, false)
      try {
        const digests = await hashText(text)
        if (turn === latest.current) setHashes({ digests })
      } catch {
        if (turn === latest.current) fail()
      }
    },
    clear() {
      begin()
      setHashes(NOTHING)
    },
  }
}

import { useWork } from '@/islands/ui/work/use-work.ts'
import everyWorker from './every-hash.worker.ts?worker&url'
import type { EveryAlgorithm } from './every-algorithm.ts'
import type { HashReport, HashRequest } from './hash-on-request.ts'
import { algorithms, type Algorithm } from './hash.ts'
import type { Progress } from './progress.ts'
import fourWorker from './stream-hash.worker.ts?worker&url'
import { useLiveWork } from './use-live-work.ts'

/** How a hashing goes on: beside the typing, or in one go with or without its progress shown. */
export type Pace = 'live' | 'unmeasured' | ((bytesDone: number) => Progress)

/** The workers for files and long texts, which end with their request, and those for texts that are typed. */
export function useWorkers() {
  const once = {
    four: useWork<HashRequest, HashReport>(fourWorker),
    every: useWork<HashRequest, HashReport>(everyWorker),
  }
  const live = {
    four: useLiveWork<HashRequest>(fourWorker),
    every: useLiveWork<HashRequest>(everyWorker),
  }
  return {
    workFor: (chosen: readonly EveryAlgorithm[], pace: Pace) =>
      (pace === 'live' ? live : once)[chosen.every(isOneOfFour) ? 'four' : 'every'],
    stop: () => [once.four, once.every, live.four, live.every].forEach((work) => work.stop()),
  }
}

/** Whether an algorithm is one of the four that the page shows from the start. */
export function isOneOfFour(name: EveryAlgorithm): name is Algorithm {
  return (algorithms as EveryAlgorithm[]).includes(name)
}

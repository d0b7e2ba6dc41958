import { useCallback, useEffect, useState } from 'react'

import { PATTERN_LIMIT_MS, WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import { MOST_AT_ONCE } from '../use-text-work.ts'
import { answerChange, type ChangeAnswer, type ChangeRequest } from './changes.ts'
import workerAddress from './change.worker.ts?worker&url'

/**
 * Changes a text: a short one at once, a long one in a worker, and by a regular expression of the visitor's always there, with
 * a limit of time. Of several changes the last one counts; `cancel` ends the one under way, and so does another text: what was
 * typed meanwhile must not be lost.
 */
export function useChange(text: string) {
  const [isWorking, setWorking] = useState(false)
  const { start, stop } = useWork<ChangeRequest, ChangeAnswer>(workerAddress, PATTERN_LIMIT_MS)
  const cancel = useCallback(() => {
    stop()
    setWorking(false)
  }, [stop])
  useEffect(() => cancel, [text, cancel])
  const change = (request: ChangeRequest, onAnswer: (answer: ChangeAnswer) => void) => {
    cancel()
    if (request.text.length <= MOST_AT_ONCE && !hasPattern(request))
      return onAnswer(answerChange(request))
    setWorking(true)
    const end = (answer: ChangeAnswer) => {
      cancel()
      onAnswer(answer)
    }
    start(request, {
      onReport: end,
      onFailure: (failure) => end({ kind: 'refused', message: WORK_FAILURES[failure] }),
    })
  }
  return { isWorking, change, cancel }
}

function hasPattern(request: ChangeRequest): boolean {
  return 'replacing' in request && request.replacing.isPattern
}

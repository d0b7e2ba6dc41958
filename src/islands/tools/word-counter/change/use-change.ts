import { useCallback, useEffect, useRef, useState } from 'react'

import { WORK_FAILURES } from '../../../ui/work.ts'
import { useWork } from '../../../ui/use-work.ts'
import { MOST_AT_ONCE } from '../use-text-work.ts'
import { answerChange, type ChangeAnswer, type ChangeRequest } from './changes.ts'
import workerAddress from './change.worker.ts?worker&url'

/** There are patterns that would take longer than the universe lasts. */
const LONGEST_CHANGE_MS = 10_000
const TOO_LONG = 'This took too long and was ended after 10 seconds. The text is as it was.'

/**
 * Changes a text: a short one at once, a long one in a worker, and by a regular expression of the visitor's always there, with
 * a limit of time. Of several changes the last one counts; `cancel` ends the one under way, and so does another text: what was
 * typed meanwhile must not be lost.
 */
export function useChange(text: string) {
  const [isWorking, setWorking] = useState(false)
  const { start, stop } = useWork<ChangeRequest, ChangeAnswer>(workerAddress)
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => {
    clearTimeout(limit.current)
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
    limit.current = setTimeout(() => end({ kind: 'refused', message: TOO_LONG }), LONGEST_CHANGE_MS)
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

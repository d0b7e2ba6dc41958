import { useCallback, useEffect, useState } from 'react'

import { useWorker } from '@/islands/ui/work/use-worker.ts'
import { PATTERN_LIMIT_MS } from '@/islands/ui/work/worker-client.ts'
import { MOST_AT_ONCE } from '../panel-work.tsx'
import workerAddress from '../text.worker.ts?worker&url'
import { answerChange, type ChangeAnswer, type ChangeRequest } from './changes.ts'

type Step = Record<'before' | 'after', string>

/** Limits of the undo steps: their number, and their UTF-16 code units in total. */
const MOST_STEPS = 20
const MOST_UNITS = 50_000_000

/** Changes the text by buttons, with a message after each change and undo steps. */
export function useChanges(text: string, onText: (text: string) => void) {
  const { isWorking, request, cancel } = useChangeRequests(text)
  const { step, undo, canUndo } = useSteps(text, onText)
  const [message, setMessage] = useState('')
  return {
    ...{ isWorking, message, canUndo, cancel },
    /** Sends a request. `sentence` returns the message after it, given the number of replacements. */
    run(change: Omit<ChangeRequest, 'text'>, sentence: (count: number) => string) {
      setMessage('')
      request({ text, ...change } as ChangeRequest, (answer) => {
        setMessage(messageOf(answer, text, sentence))
        if (answer.kind === 'changed' && answer.text !== text) step(text, answer.text)
      })
    },
    undo() {
      if (!canUndo) return
      cancel()
      undo()
      setMessage('Undone.')
    },
  }
}

function messageOf(
  answer: ChangeAnswer,
  before: string,
  sentence: (count: number) => string,
): string {
  if (answer.kind === 'refused') return answer.message
  const isSame = answer.text === before && answer.count === 0
  return isSame ? 'Nothing to change.' : sentence(answer.count)
}

/**
 * Changes short texts at once and long texts in a worker. The visitor's regular expressions always run in the worker, with a
 * time limit. A newer change or another text cancels the running one, so that no typing is lost.
 */
function useChangeRequests(text: string) {
  const [isWorking, setWorking] = useState(false)
  const { start, stop } = useWorker<ChangeRequest & { task: 'change' }, ChangeAnswer>(workerAddress)
  const cancel = useCallback(() => {
    stop()
    setWorking(false)
  }, [stop])
  useEffect(() => cancel, [text, cancel])
  const request = (change: ChangeRequest, onAnswer: (answer: ChangeAnswer) => void) => {
    cancel()
    const hasPattern = 'replacing' in change && change.replacing.isPattern
    if (text.length <= MOST_AT_ONCE && !hasPattern) return onAnswer(answerChange(change))
    setWorking(true)
    const onResult = (answer: ChangeAnswer) => {
      setWorking(false)
      onAnswer(answer)
    }
    const onFailure = ({ message }: Error) => onResult({ kind: 'refused', message })
    start({ task: 'change', ...change }, { onResult, onFailure }, { limitMs: PATTERN_LIMIT_MS })
  }
  return { isWorking, request, cancel }
}

/** The undo steps of the buttons. They end when the text changes in any other way, undo in the text box included. */
function useSteps(text: string, onText: (text: string) => void) {
  const [steps, setSteps] = useState<Step[]>([])
  const last = steps.at(-1)
  const canUndo = last !== undefined && asInBox(last.after) === asInBox(text)
  const step = (before: string, after: string) => {
    setSteps(withinLimits([...(canUndo ? steps : []), { before, after }]))
    onText(after)
  }
  const undo = () => {
    if (!canUndo) return
    setSteps(steps.slice(0, -1))
    onText(last.before)
  }
  return { step, undo, canUndo }
}

/** A text box returns CR LF as LF. */
const asInBox = (text: string) => text.replace(/\r\n?/g, '\n')

function withinLimits(steps: Step[]): Step[] {
  let units = 0
  const tooOld = steps.findLastIndex(
    ({ before, after }) => (units += before.length + after.length) > MOST_UNITS,
  )
  return steps.slice(Math.max(tooOld + 1, steps.length - MOST_STEPS))
}

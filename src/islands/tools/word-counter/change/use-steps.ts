import { useState } from 'react'

interface Step {
  before: string
  after: string
}

/** Changes that can be taken back. Each keeps a text, in this page's memory alone. */
const MOST_STEPS = 20
const MOST_KEPT = 50_000_000

/**
 * The changes of a text that were made by buttons, to be taken back one by one, the last first. Whatever else changes the text
 * makes them old, and so does an undo of the box.
 */
export function useSteps(text: string, onText: (text: string) => void) {
  const [steps, setSteps] = useState<Step[]>([])
  const last = steps.at(-1)
  const canUndo = last !== undefined && asInBox(last.after) === asInBox(text)
  const take = (before: string, after: string) => {
    setSteps(withinMemory([...(canUndo ? steps : []), { before, after }]))
    onText(after)
  }
  const undo = () => {
    if (!canUndo) return
    setSteps(steps.slice(0, -1))
    onText(last.before)
  }
  return { take, undo, canUndo }
}

/** A box gives CR and LF back as LF. */
const asInBox = (text: string) => text.replace(/\r\n?/g, '\n')

function withinMemory(steps: Step[]): Step[] {
  let kept = 0
  const least = steps.findLastIndex(
    ({ before, after }) => (kept += before.length + after.length) > MOST_KEPT,
  )
  return steps.slice(Math.max(least + 1, steps.length - MOST_STEPS))
}

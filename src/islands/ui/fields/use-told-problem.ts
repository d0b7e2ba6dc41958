import { useEffect, useRef, useState } from 'react'

import { afterPress } from '../work/after-press.ts'

/** A text that is being typed is wrong until it is whole: "10 la" is on its way to "10 lakh". */
const TELL_AFTER_MS = 1000

/**
 * The problem of a field once typing has paused, or the field was left and `tell` called; nothing as soon as it is fixed.
 * Its sentence moves what is below, so it waits for the end of a press.
 */
export function useToldProblem(problem: string | undefined) {
  const [told, setTold] = useState<string>()
  const latest = useRef(problem)
  useEffect(() => {
    latest.current = problem
    const show = () => afterPress(() => setTold(latest.current))
    const timer = setTimeout(show, problem === undefined ? 0 : TELL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [problem])
  const tell = () => afterPress(() => setTold(latest.current))
  return { told: problem && told, tell }
}

import { useEffect, useState } from 'react'

/** A text that is being typed is wrong until it is whole: "10 la" is on its way to "10 lakh". */
const TELL_AFTER_MS = 1000

/** The problem of a field once typing has paused, or the field was left and `tell` called; nothing as soon as it is mended. */
export function useToldProblem(problem: string | undefined) {
  const [told, setTold] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setTold(problem), problem === undefined ? 0 : TELL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [problem])
  return { told: problem === undefined ? undefined : told, tell: () => setTold(problem) }
}

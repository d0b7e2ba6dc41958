import { useEffect, useMemo, useState } from 'react'

import { firstUse } from '@/lib/first-use.ts'

import type { TextResult } from './definition.ts'
import type { TextToolState } from './use-text-tool.ts'

/** What an empty page shows as an example. */
export interface Example<Result> {
  /** Returns the text that is read as soon as the code is there. */
  text: () => string
  /** Its result in the built page, with as many lines, so that nothing moves then. It is true whenever it is read. */
  built: Result
  /** The sentence that says what it is: "Example: the next runs of 30 9 * * 1-5." */
  label: string
}

/** Returns the result of an example while the input is empty. Times in it are those of the first use of the page. */
export function useExample<Mode extends string, Result extends TextResult, Options>(
  { definition: { work }, mode, options, text }: TextToolState<Mode, Result, Options>,
  example: Example<Result>,
): { result: Result; shown: { output: string; label: string } } | undefined {
  const [isLoaded, setLoaded] = useState(false)
  const isEmpty = text === ''
  useEffect(() => {
    // A failure is reported when a text is entered.
    void firstUse()
      .then(work.load)
      .then(() => setLoaded(true), Boolean)
  }, [work])
  const result = useMemo(
    () => (isLoaded && isEmpty ? work.compute({ text: example.text(), mode, options }) : example.built), // prettier-ignore
    [isLoaded, isEmpty, work, mode, options, example],
  )
  return isEmpty ? { result, shown: { output: result.output, label: example.label } } : undefined
}

import { useEffect, useState, type ComponentType } from 'react'

import type { OtherFormatProps } from './from/OtherFormatLine.tsx'
import type { JsonInput } from './json-input.ts'
import type { JsonFormatterState } from './use-json-formatter.ts'

/** Checks whether a pasted, uploaded or invalid input is in another format. The code for it is loaded on first use. */
export function useOtherFormat({ input, view, replace }: JsonFormatterState) {
  const [arrived, setArrived] = useState<JsonInput>()
  const [Line, setLine] = useState<ComponentType<OtherFormatProps>>()
  const asked = view.validity === 'invalid' ? input : arrived
  useEffect(() => {
    if (asked === undefined) return
    // Ignore a failed load: only the offer to convert is missing.
    import('./from/OtherFormatLine.tsx').then(
      ({ OtherFormatLine }) => setLine(() => OtherFormatLine),
      () => undefined,
    )
  }, [asked])
  return {
    Line,
    asked,
    look: setArrived,
    /** Replaces the input like the formatter's `replace`, and also checks its format. */
    replace(next: JsonInput, undoLabel: string) {
      replace(next, undoLabel)
      setArrived(next)
    },
  }
}

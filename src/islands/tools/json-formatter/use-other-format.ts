import { useEffect, useState, type ComponentType } from 'react'

import type { OtherFormatProps } from './from/OtherFormatLine.tsx'
import type { JsonInput } from './json-input.ts'
import type { JsonFormatterState } from './use-json-formatter.ts'

/** Whether an input that was pasted or uploaded, or is not JSON, is in another format: asked of a part that is loaded then. */
export function useOtherFormat({ input, view, replace }: JsonFormatterState) {
  const [arrived, setArrived] = useState<JsonInput>()
  const [Line, setLine] = useState<ComponentType<OtherFormatProps>>()
  const asked = view.validity === 'invalid' ? input : arrived
  useEffect(() => {
    if (asked === undefined) return
    // Without it nothing is offered, and nothing else is lost.
    import('./from/OtherFormatLine.tsx').then(
      ({ OtherFormatLine }) => setLine(() => OtherFormatLine),
      () => undefined,
    )
  }, [asked])
  return {
    Line,
    asked,
    look: setArrived,
    /** As the formatter's own, of what comes from elsewhere. */
    replace(next: JsonInput, undoLabel: string) {
      replace(next, undoLabel)
      setArrived(next)
    },
  }
}

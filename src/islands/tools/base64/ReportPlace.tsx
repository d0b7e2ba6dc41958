import { useEffect, useState, type ComponentType } from 'react'

import type { ReportProps } from './report/Report.tsx'
import type { Base64Tool } from './use-base64.ts'

/** A text to encode that begins as encoded ones do, or is one long word, of which there may be something to tell. */
const MAYBE_ENCODED = /^\s*(-----BEGIN |data:|["'`]?[\w+/=.-]{16,}["'`]?\s*$)/i
const READ_CHARACTERS = 2000

/** Where a part, loaded when there is something to tell, says what the input is. */
export function ReportPlace({ tool }: { tool: Base64Tool }) {
  const { mode, input, outcome } = tool
  const [Report, setReport] = useState<ComponentType<ReportProps>>()
  const isToken = tool.token !== undefined
  const isWanted =
    !isToken &&
    (mode === 'decode' ? input !== '' : MAYBE_ENCODED.test(input.slice(0, READ_CHARACTERS)))
  useEffect(() => {
    if (!isWanted) return
    const load = async () => {
      const part = await import('./report/Report.tsx')
      setReport(() => part.Report)
    }
    // Without it the page does all that it was asked to.
    void load().catch(() => undefined)
  }, [isWanted])
  if (Report === undefined || !isWanted) return null
  return (
    <Report
      mode={mode}
      input={input}
      bytes={outcome.state === 'failed' ? outcome.bytes : undefined}
      output={outcome.state === 'done' ? outcome.output : undefined}
      isRefused={outcome.state === 'failed'}
      onReplace={tool.replace}
      onDecode={() => tool.changeMode('decode')}
    />
  )
}

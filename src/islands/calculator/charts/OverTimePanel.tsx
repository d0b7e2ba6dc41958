import { useRef } from 'react'

import type { OverTimeFile } from './chart-types.ts'
import { useWhenSeen } from './use-when-seen.ts'

interface Props<Input extends object, Result> {
  load: () => Promise<OverTimeFile<Input, Result>>
  result: Result
  input: Input
}

/** The place of the chart that explains the result. It is loaded when it scrolls into view, into reserved space. */
export function OverTimePanel<Input extends object, Result>({
  load,
  result,
  input,
}: Props<Input, Result>) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, isLost } = useWhenSeen(place, load)
  return (
    <div ref={place} className="over-time needs-script">
      {loaded && <loaded.OverTimePicture overTime={loaded.overTime(result, input)} />}
      {isLost && (
        <p className="empty" role="alert">
          The chart has not loaded. Please load the page again.
        </p>
      )}
    </div>
  )
}

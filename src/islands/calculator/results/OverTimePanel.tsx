import { useMemo, useRef } from 'react'

import { useWhenSeen } from '../charts/use-when-seen.ts'
import type { Values } from '../frame/context.ts'
import type { LaterFile } from '../frame/definition.ts'

interface Props {
  overTime: NonNullable<LaterFile<Values, unknown>['overTime']>
  result: unknown
  input: Values
}

const load = () => import('../charts/OverTimePicture.tsx')

/**
 * The place of the chart that explains the result. It is loaded and calculated when it scrolls into view, into reserved space, which
 * goes where the values have no chart.
 */
export function OverTimePanel({ overTime, result, input }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, isLost } = useWhenSeen(place, load)
  const isSeen = loaded !== undefined
  const drawn = useMemo(
    () => (isSeen ? overTime(result, input) : undefined),
    [isSeen, overTime, result, input],
  )
  if (isSeen && drawn === undefined) return null
  return (
    <div ref={place} className="over-time needs-script">
      {loaded && drawn && <loaded.OverTimePicture overTime={drawn} />}
      {isLost && (
        <p className="empty" role="alert">
          The chart has not loaded. Reload the page.
        </p>
      )}
    </div>
  )
}

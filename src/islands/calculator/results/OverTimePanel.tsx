import { useRef } from 'react'

import type { OverTime } from '../charts/chart-types.ts'
import { useWhenSeen } from '../charts/use-when-seen.ts'

const load = () => import('../charts/OverTimePicture.tsx')

/** The place of the chart that explains the result. It is loaded when it scrolls into view, into reserved space. */
export function OverTimePanel({ overTime }: { overTime: OverTime }) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, isLost } = useWhenSeen(place, load)
  return (
    <div ref={place} className="over-time needs-script">
      {loaded && <loaded.OverTimePicture overTime={overTime} />}
      {isLost && (
        <p className="empty" role="alert">
          The chart has not loaded. Reload the page.
        </p>
      )}
    </div>
  )
}

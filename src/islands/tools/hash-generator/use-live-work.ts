import { useEffect, useState } from 'react'

import { LiveWork } from './live-work.ts'

/** The live work of one component; leaving the page ends its worker. */
export function useLiveWork<Request>(address: string): LiveWork<Request> {
  const [work] = useState(() => new LiveWork<Request>(address))
  useEffect(() => () => work.end(), [work])
  return work
}

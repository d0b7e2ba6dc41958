import { useEffect, useEffectEvent, useState } from 'react'

import type { Contents } from '@/json/contents/contents-report.ts'
import { useTask } from '../document-tasks.ts'

export type ContentsState =
  | { kind: 'progress'; share: number }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' }
  | ({ kind: 'done' } & Contents)

/** Finds out what is in a document, and reports how far that is. */
export function useContents(whole: Blob) {
  const [state, setState] = useState<ContentsState>({ kind: 'progress', share: 0 })
  const { start, stop } = useTask('contents')
  const read = () =>
    start(
      undefined,
      {
        onProgress: (share) => setState({ kind: 'progress', share }),
        onFailure: ({ message }) => setState({ kind: 'failed', message }),
        onResult: (contents) => setState({ kind: 'done', ...contents }),
      },
      { whole },
    )
  const readNow = useEffectEvent(read)
  useEffect(() => readNow(), [])
  const begin = () => {
    setState({ kind: 'progress', share: 0 })
    read()
  }
  const cancel = () => {
    stop()
    setState({ kind: 'cancelled' })
  }
  return { state, begin, cancel }
}

import { useEffect, useMemo, useState } from 'react'

import type { RequestListener } from '@/islands/ui/work/worker-client.ts'
import type { Choices, Converted } from '@/json/convert/converted.ts'
import { useTask } from '../document-tasks.ts'
import type { Format } from './formats.ts'

type State =
  | { kind: 'progress'; share: number }
  | { kind: 'refused'; message: string }
  | { kind: 'cancelled' | 'done' }

const BEGUN: State = { kind: 'progress', share: 0 }

/** Converts a document. The latest conversion wins; until it is done the one before it is shown. */
export function useConversion(whole: Blob, format: Format, choices: Choices) {
  const [again, setAgain] = useState(0)
  const request = useMemo(
    () => ({ whole, format, choices, again }),
    [whole, format, choices, again],
  )
  const [heard, setHeard] = useState<{ request: object; state: State }>()
  const [last, setLast] = useState<{ format: string; converted: Converted }>()
  const { start: startTypes, stop: stopTypes } = useTask('types')
  const { start: startText, stop: stopText } = useTask('convert')
  useEffect(() => {
    const hear = (state: State) => setHeard({ request, state })
    const listener: RequestListener<Converted> = {
      onProgress: (share) => hear({ kind: 'progress', share }),
      onFailure: ({ message }) => hear({ kind: 'refused', message }),
      onResult: (converted) => {
        hear({ kind: 'done' })
        setLast({ format: format.id, converted })
      },
    }
    if (format.language === undefined)
      startText({ format: format.id, choices }, listener, { whole })
    else startTypes(format.language, listener, { whole })
    return () => {
      stopText()
      stopTypes()
    }
  }, [request, whole, format, choices, startText, startTypes, stopText, stopTypes])
  const cancel = () => {
    stopText()
    stopTypes()
    setHeard({ request, state: { kind: 'cancelled' } })
  }
  const state = heard?.request === request ? heard.state : BEGUN
  const isOver = state.kind === 'refused' || state.kind === 'cancelled'
  const converted = !isOver && last?.format === format.id ? last.converted : undefined
  return { state, converted, cancel, runAgain: () => setAgain(again + 1) }
}

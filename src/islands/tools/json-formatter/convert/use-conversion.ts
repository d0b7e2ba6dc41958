import { useEffect, useMemo, useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import type { Format } from './formats.ts'
import type { Choices, ConvertAnswer, Converted, ConvertRequest } from '@/json/convert/converted.ts'

type State = ConvertAnswer | { kind: 'cancelled' }

const BEGUN: State = { kind: 'progress', share: 0 }

/** The conversion of a document. Of several the last one counts; until it is there the one before it is shown. */
export function useConversion(whole: Blob, format: Format, choices: Choices) {
  const [again, setAgain] = useState(0)
  const request = useMemo<ConvertRequest & { again: number }>(
    () => ({ whole, format: format.id, choices, again }),
    [whole, format, choices, again],
  )
  const [heard, setHeard] = useState<{ request: ConvertRequest; state: State }>()
  const [last, setLast] = useState<{ format: string; converted: Converted }>()
  const { start, stop } = useWork<ConvertRequest, ConvertAnswer>(format.worker)
  useEffect(() => {
    start(request, {
      onReport: (state) => {
        setHeard({ request, state })
        if (state.kind === 'progress') return
        // Its memory is several times that of the document.
        stop()
        if (state.kind === 'text' || state.kind === 'table')
          setLast({ format: request.format, converted: state })
      },
      onFailure: (failure) =>
        setHeard({ request, state: { kind: 'refused', message: WORK_FAILURES[failure] } }),
    })
    return stop
  }, [request, start, stop])
  const cancel = () => {
    stop()
    setHeard({ request, state: { kind: 'cancelled' } })
  }
  const state = heard?.request === request ? heard.state : BEGUN
  const isOver = state.kind === 'refused' || state.kind === 'cancelled'
  const converted = !isOver && last?.format === format.id ? last.converted : undefined
  return { state, converted, cancel, runAgain: () => setAgain(again + 1) }
}

import { useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useWork } from '../../ui/use-work.ts'
import { convertBase64, type Base64Mode, type Base64Result, type NotText } from './base64.ts'
import workerAddress from './base64.worker.ts?worker&url'

/** Characters up to which a conversion takes less than a frame and needs no worker. */
const MOST_AT_ONCE = 50_000

/** What is shown below the input: a result, the reason why there is none, or that it is under way. */
export type Base64Outcome =
  | { state: 'none' | 'working' }
  | ({ state: 'done'; input: string } & Base64Result)
  | { state: 'failed'; reason: string; bytes?: Uint8Array<ArrayBuffer> }

type WorkerReport = { result: Base64Result } | { error: { message: string; cause: unknown } }

const TOAST_TITLES = { encode: 'Encoding Error', decode: 'Decoding Error' }
/** Said of valid text as well, so it must not blame the text. */
const STOPPED =
  'The browser stopped the work in the background. Your text is still here: try again.'

/** The state of the Base64 tool. */
export function useBase64() {
  const [mode, setMode] = useState<Base64Mode>('encode')
  const [input, setInput] = useState('')
  const [outcome, setOutcome] = useState<Base64Outcome>({ state: 'none' })
  const work = useWork<{ mode: Base64Mode; text: string }, WorkerReport>(workerAddress)
  const withdrawToast = useRef<() => void>(undefined)

  const start = (nextMode: Base64Mode, nextInput: string) => {
    work.stop()
    withdrawToast.current?.()
    setMode(nextMode)
    setInput(nextInput)
    setOutcome({ state: 'none' })
  }
  /** An error, and work under way, belong to the text they began with, so they end with its first change. */
  const edit = (nextInput: string) => {
    work.stop()
    withdrawToast.current?.()
    setInput(nextInput)
    setOutcome((current) => (current.state === 'done' ? current : { state: 'none' }))
  }
  const fail = (error: unknown) => {
    setOutcome(failureOf(error))
    withdrawToast.current = showError(TOAST_TITLES[mode], error)
  }
  const finish = (result: Base64Result) => {
    withdrawToast.current?.()
    setOutcome({ state: 'done', input, ...result })
  }
  const process = () => {
    if (input.length <= MOST_AT_ONCE) {
      try {
        finish(convertBase64(mode, input))
      } catch (error) {
        fail(error)
      }
      return
    }
    setOutcome({ state: 'working' })
    work.start(
      { mode, text: input },
      {
        onReport: (report) =>
          'error' in report
            ? fail(new Error(report.error.message, report.error))
            : finish(report.result),
        onFailure: () => fail(new Error(STOPPED)),
      },
    )
  }
  return { mode, input, outcome, edit, start, process, cancel: () => start(mode, input) }
}

function failureOf(error: unknown): Base64Outcome {
  const { message, cause } = error as Error & { cause?: string | NotText }
  if (typeof cause === 'object') return { state: 'failed', ...cause }
  return { state: 'failed', reason: cause ?? message }
}

import { useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'
import type { FileText } from '@/lib/text-file.ts'
import { WORK_FAILURES } from '@/lib/work.ts'

import { useUndo } from '../../ui/use-undo.ts'
import { useWork } from '../../ui/use-work.ts'
import { convertBase64, type Base64Mode, type Base64Result, type NotText } from './base64.ts'
import workerAddress from './base64.worker.ts?worker&url'

/** Characters up to which a conversion takes less than a frame and needs no worker. */
const MOST_AT_ONCE = 50_000
/** Characters up to which a conversion is made on the page, in about a tenth of a second, where no worker can be had. */
const MOST_WITHOUT_WORKER = 1_000_000

/** What is shown below the input: a result, the reason why there is none, or that it is under way. */
type Base64Outcome =
  | { state: 'none' | 'working' }
  | ({ state: 'done'; input: string } & Base64Result)
  | { state: 'failed'; reason: string; bytes?: Uint8Array<ArrayBuffer> }

interface Cleared {
  mode: Base64Mode
  input: string
  note: string | undefined
  outcome: Base64Outcome
}

type WorkerReport = { result: Base64Result } | { error: { message: string; cause: unknown } }

const TOAST_TITLES = { encode: 'Encoding Error', decode: 'Decoding Error' }

/** The state of the Base64 tool. */
export function useBase64() {
  const source = useSource()
  const { mode, input, outcome, undo, edit, start } = source
  return {
    mode,
    input,
    note: source.note,
    outcome,
    undo,
    edit,
    start,
    process: useConversion(source),
    cancel: () => start(mode, input),
    clear() {
      start(mode, '')
      const kept = outcome.state === 'working' ? { state: 'none' as const } : outcome
      if (input !== '') undo.keep('Undo clear', { mode, input, note: source.note, outcome: kept })
    },
    takeFile(name: string, { text, encoding }: FileText) {
      // The mark of the encoding belongs to a text, but is no letter of Base64.
      edit(mode === 'encode' ? text : text.replace(/^\uFEFF/, ''))
      if (encoding !== 'utf-8') source.setNote(`${name} is UTF-16. Its text is encoded as UTF-8.`)
    },
  }
}

/** The text that is converted, what is known of it, and what has come of it. */
function useSource() {
  const [mode, setMode] = useState<Base64Mode>('encode')
  const [input, setInput] = useState('')
  /** What there is to know of the file that the input came from. */
  const [note, setNote] = useState<string>()
  const [outcome, setOutcome] = useState<Base64Outcome>({ state: 'none' })
  const work = useWork<{ mode: Base64Mode; text: string }, WorkerReport>(workerAddress)
  const withdrawToast = useRef<() => void>(undefined)
  const undo = useUndo((kept: Cleared) => {
    setMode(kept.mode)
    setInput(kept.input)
    setNote(kept.note)
    setOutcome(kept.outcome)
  })
  /** An error, and work under way, belong to the text they began with, so they end with its first change. */
  const edit = (nextInput: string) => {
    work.stop()
    withdrawToast.current?.()
    undo.forget()
    setNote(undefined)
    setInput(nextInput)
    setOutcome((current) => (current.state === 'done' ? current : { state: 'none' }))
  }
  const start = (nextMode: Base64Mode, nextInput: string) => {
    edit(nextInput)
    setMode(nextMode)
    setOutcome({ state: 'none' })
  }
  return { mode, input, note, setNote, outcome, setOutcome, work, withdrawToast, undo, edit, start }
}

/** Converts the text: at once where that takes no time, else in a worker. */
function useConversion(source: ReturnType<typeof useSource>) {
  const { mode, input, setOutcome, work, withdrawToast } = source
  const fail = (error: unknown) => {
    setOutcome(failureOf(error))
    withdrawToast.current = showError(TOAST_TITLES[mode], error)
  }
  const finish = (result: Base64Result) => {
    withdrawToast.current?.()
    setOutcome({ state: 'done', input, ...result })
  }
  const convertHere = () => {
    try {
      finish(convertBase64(mode, input))
    } catch (error) {
      fail(error)
    }
  }
  return () => {
    if (input.length <= MOST_AT_ONCE) return convertHere()
    setOutcome({ state: 'working' })
    work.start(
      { mode, text: input },
      {
        onReport: (report) =>
          'error' in report
            ? fail(new Error(report.error.message, report.error))
            : finish(report.result),
        onFailure(failure) {
          if (input.length <= MOST_WITHOUT_WORKER) convertHere()
          else fail(new Error(WORK_FAILURES[failure]))
        },
      },
    )
  }
}

function failureOf(error: unknown): Base64Outcome {
  const { message, cause } = error as Error & { cause?: string | NotText }
  if (typeof cause === 'object') return { state: 'failed', ...cause }
  return { state: 'failed', reason: cause ?? message }
}

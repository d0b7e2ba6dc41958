import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { showError } from '@/lib/stores/toast.ts'

import { MOST_IN_BOX } from '@/islands/ui/text/box-cost.ts'
import type { FileText } from '@/islands/ui/files/text-file.ts'
import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useUndo } from '@/islands/ui/text/use-undo.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import { PLAIN } from './alphabet.ts'
import {
  convertBase64,
  type Base64Mode,
  type Base64Result,
  type NotText,
  type WrittenForm,
} from './base64.ts'
import type { Base64Request } from './base64.worker.ts'
import { usePause } from './use-pause.ts'
import { useToken } from './use-token.ts'
import workerAddress from './base64.worker.ts?worker&url'

/** Characters up to which a conversion is made on the page, in about a tenth of a second, where no worker can be had. */
const MOST_WITHOUT_WORKER = 1_000_000

/** What is shown below the input: a result, the reason why there is none, or that it is under way. */
type Base64Outcome =
  | { state: 'none' | 'working' }
  | ({ state: 'done'; input: string } & Base64Result)
  | { state: 'failed'; reason: string; bytes?: Uint8Array<ArrayBuffer> }

interface Shown {
  mode: Base64Mode
  input: string
  /** What there is to know of the file that the input came from. */
  note?: string | undefined
  outcome: Base64Outcome
}

const START: Shown = { mode: 'encode', input: '', outcome: { state: 'none' } }

type WorkerReport = { result: Base64Result } | { error: { message: string; cause: unknown } }

const TOAST_TITLES = { encode: 'Encoding Error', decode: 'Decoding Error' }

export type Base64Tool = ReturnType<typeof useBase64>

/** The state of the Base64 tool. */
export function useBase64() {
  const source = useSource()
  const { mode, input, form, outcome, undo, start } = source
  const token = useToken(input)
  const { convert, convertLive } = useConversion(source, token !== undefined)
  const edit = (text: string) => {
    source.edit(text)
    convertLive({ mode, text, form })
  }
  const isRefused = mode === 'decode' && outcome.state === 'failed'
  return {
    ...{ mode, input, form, note: source.note, outcome, undo },
    /** A token in the text, where it is not decoded as Base64. */
    token: mode === 'encode' || isRefused ? token : undefined,
    edit,
    changeMode(next: Base64Mode) {
      start(next, input)
      convertLive({ mode: next, text: input, form })
    },
    changeForm(next: WrittenForm) {
      start(mode, input)
      source.setForm(next)
      convertLive({ mode, text: input, form: next })
    },
    /** Takes the result for the input of the other mode; its own result is made when it is asked for. */
    swap: (output: string) => start(mode === 'encode' ? 'decode' : 'encode', output),
    process() {
      // A result that waits for a pause in the typing is shown at once when it is asked for.
      flushSync(() => source.setOutcome({ state: 'none' }))
      convert({ mode, text: input, form }, 'pressed')
    },
    cancel: () => start(mode, input),
    clear: () => source.replace('Undo clear', ''),
    replace(label: string, text: string) {
      source.replace(label, text)
      convertLive({ mode, text, form })
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
  const [shown, setShown] = useState<Shown>(START)
  const [form, setForm] = useState<WrittenForm>(PLAIN)
  const work = useWork<Base64Request, WorkerReport>(workerAddress)
  const pause = usePause()
  const withdrawToast = useRef<() => void>(undefined)
  const undo = useUndo(setShown)
  const { mode, input, outcome } = shown
  const setOutcome = (next: Base64Outcome) => setShown((now) => ({ ...now, outcome: next }))
  /** An error, and work under way, belong to the text they began with, so they end with its first change. */
  const change = (next: (now: Shown) => Shown) => {
    pause.stop()
    work.stop()
    withdrawToast.current?.()
    undo.forget()
    setShown(next)
  }
  const edit = (nextInput: string) =>
    change((now) => ({
      ...now,
      input: nextInput,
      note: undefined,
      outcome: now.outcome.state === 'done' ? now.outcome : { state: 'none' },
    }))
  const start = (nextMode: Base64Mode, nextInput: string) =>
    change(() => ({ ...START, mode: nextMode, input: nextInput }))
  /** Takes another text in place of this one, which can be had back. */
  const replace = (label: string, nextInput: string) => {
    start(mode, nextInput)
    const kept = outcome.state === 'working' ? { state: 'none' as const } : outcome
    if (input !== '') undo.keep(label, { ...shown, outcome: kept })
  }
  const setNote = (note: string) => setShown((now) => ({ ...now, note }))
  const changes = { setForm, setNote, setOutcome, edit, start, replace }
  return { ...shown, form, undo, work, pause, withdrawToast, ...changes }
}

/** Converts texts: at once where that takes no time, else in a worker. */
function useConversion(
  { setOutcome, work, pause, withdrawToast }: ReturnType<typeof useSource>,
  isToken: boolean,
) {
  const convert = (request: Base64Request, cause: 'typed' | 'pressed') => {
    const { mode, text } = request
    pause.stop()
    const fail = (error: unknown) => {
      setOutcome(failureOf(error))
      // While a text is typed it is often wrong for a moment: that is said below it, and not shouted.
      if (cause === 'pressed' && !isToken)
        withdrawToast.current = showError(TOAST_TITLES[mode], error)
    }
    const finish = (result: Base64Result) => {
      withdrawToast.current?.()
      setOutcome({ state: 'done', input: text, ...result })
    }
    const convertHere = () => tryTo(() => finish(convertBase64(mode, text, request.form)), fail)
    if (text.length <= MOST_IN_BOX) return convertHere()
    setOutcome({ state: 'working' })
    work.start(request, {
      onReport: (report) =>
        'error' in report
          ? fail(new Error(report.error.message, report.error))
          : finish(report.result),
      onFailure(failure) {
        if (text.length <= MOST_WITHOUT_WORKER) convertHere()
        else fail(new Error(WORK_FAILURES[failure]))
      },
    })
  }
  const convertLive = (request: Base64Request) => {
    if (request.text === '') return setOutcome({ state: 'none' })
    if (request.text.length <= MOST_IN_BOX) return convert(request, 'typed')
    pause.start(() => convert(request, 'typed'))
  }
  return { convert, convertLive }
}

function tryTo(act: () => void, fail: (error: unknown) => void): void {
  try {
    act()
  } catch (error) {
    fail(error)
  }
}

function failureOf(error: unknown): Base64Outcome {
  const { message, cause } = error as Error & { cause?: string | NotText }
  if (typeof cause === 'object') return { state: 'failed', ...cause }
  return { state: 'failed', reason: cause ?? message }
}

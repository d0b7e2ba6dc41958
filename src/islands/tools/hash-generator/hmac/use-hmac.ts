import { useRef, useState } from 'react'

import { MOST_IN_BOX } from '@/islands/ui/text/box-cost.ts'
import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import type { HashReport } from '../hash-on-request.ts'
import { progressFrom, type Progress } from '../progress.ts'
import { textBlob } from '../text-blob.ts'
import { useLiveWork } from '../use-live-work.ts'
import { useShownBriefly } from '../use-shown-briefly.ts'
import type { HmacAlgorithm } from './hmac-algorithm.ts'
import hmacWorker from './hmac.worker.ts?worker&url'
import type { HmacRequest } from './hmac.worker.ts'
import { keyBytes, type KeyForm } from './key-bytes.ts'

/** What the visitor entered. It stays in the memory of this page. */
export interface HmacInput {
  source: 'text' | 'file'
  message: string
  file: File | undefined
  key: string
  form: KeyForm
  algorithm: HmacAlgorithm
}

interface Shown {
  code: string
  /** What is wrong with the key. */
  keyProblem?: string
  trouble?: string
  /** How far the file is read. */
  progress?: Progress
}

const HALF = 'The message holds half of a character, which has no bytes.'
const NOTHING: Shown = { code: '' }
const START: HmacInput = {
  source: 'text',
  message: '',
  file: undefined,
  key: '',
  form: 'text',
  algorithm: 'SHA-256',
}

/** The code of what was entered last. */
export function useHmac() {
  const [input, setInput] = useState(START)
  const { shown, show, clearSoon } = useShownBriefly(NOTHING)
  const once = useWork<HmacRequest, HashReport>(hmacWorker)
  const live = useLiveWork<HmacRequest>(hmacWorker)
  const turn = useRef(0)
  const start = (request: HmacRequest, source: HmacInput['source']) => {
    const progressAt = progressFrom(request.message.size)
    const work = isLive(source, request.message.size) ? live : once
    work.start(request, {
      onFailure: (failure) => show({ code: '', trouble: WORK_FAILURES[failure] }),
      onReport(report) {
        if (report.state !== 'reading') show(resultOf(report, request.algorithm))
        else if (source === 'file') show({ code: '', progress: progressAt(report.bytesDone) })
      },
    })
  }
  const compute = async (input: HmacInput) => {
    const own = ++turn.current
    once.stop()
    live.stop()
    // No code of an older key or message may stay beside a newer one.
    if (isLive(input.source, input.message.length)) clearSoon()
    else show(NOTHING)
    if (input.key === '') return show(NOTHING)
    const key = readKey(input)
    if (typeof key === 'string') return show({ code: '', keyProblem: key })
    if (input.source === 'file' && input.file === undefined) return
    const message = await messageOf(input)
    if (own !== turn.current) return
    if (message === undefined) return show({ code: '', trouble: HALF })
    start({ algorithm: input.algorithm, key, message }, input.source)
  }
  const change = (changed: Partial<HmacInput>) => {
    const next = { ...input, ...changed }
    setInput(next)
    void compute(next)
  }
  return { input, shown, change }
}

/** Whether a message is short enough to be signed beside the typing. Its size is in characters or bytes. */
function isLive(source: HmacInput['source'], size: number): boolean {
  return source === 'text' && size <= MOST_IN_BOX
}

/** The bytes of the key, or why it has none. */
function readKey({ key, form }: HmacInput): Uint8Array | string {
  try {
    return keyBytes(key, form)
  } catch (error) {
    return (error as Error).message
  }
}

/** What is to be signed, or undefined for a text that has no bytes. */
async function messageOf({ source, message, file }: HmacInput): Promise<Blob | undefined> {
  return source === 'file' ? file : textBlob(message).catch(() => undefined)
}

function resultOf(
  report: Exclude<HashReport, { state: 'reading' }>,
  algorithm: HmacAlgorithm,
): Shown {
  if (report.state === 'failed') return { code: '', trouble: report.reason }
  const { digests = {}, trouble } = report.hashed[0] ?? {}
  const code = digests[algorithm] ?? ''
  return trouble === undefined ? { code } : { code, trouble }
}

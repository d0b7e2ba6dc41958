import { useRef, useState } from 'react'

import { MOST_IN_BOX } from '@/islands/ui/text/box-cost.ts'
import { useWorker } from '@/islands/ui/work/use-worker.ts'
import { type HashedFile, HALF_CHARACTER } from '../hash.ts'
import { progressFrom, type ReadProgress } from '../Reading.tsx'
import { textBlob } from '../text-blob.ts'
import { LIVE, useShownBriefly } from '../use-hashes.ts'
import type { HmacRequest } from './hmac.worker.ts'
import hmacWorker from './hmac.worker.ts?worker&url'
import { keyBytes, type KeyForm, type HmacAlgorithm } from './signature.ts'

/** The input. It stays in the memory of this page. */
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
  /** The error of the key. */
  keyProblem?: string
  trouble?: string
  /** The progress of reading the file. */
  progress?: ReadProgress
}

const NOTHING: Shown = { code: '' }
const START: HmacInput = {
  source: 'text',
  message: '',
  file: undefined,
  key: '',
  form: 'text',
  algorithm: 'SHA-256',
}

/** The authentication code of the latest input. */
export function useHmac() {
  const [input, setInput] = useState(START)
  const { shown, show, clearSoon } = useShownBriefly(NOTHING)
  const once = useWorker<HmacRequest, HashedFile[]>(hmacWorker)
  const live = useWorker<HmacRequest, HashedFile[]>(hmacWorker, LIVE)
  const turn = useRef(0)
  const start = (request: HmacRequest, source: HmacInput['source']) => {
    const progressAt = progressFrom(request.message.size)
    const worker = isLive(source, request.message.size) ? live : once
    worker.start(request, {
      onFailure: ({ message }) => show({ code: '', trouble: message }),
      onResult: ([hashed]) => show(resultOf(hashed, request.algorithm)),
      onProgress(bytesDone) {
        if (source === 'file') show({ code: '', progress: progressAt(bytesDone) })
      },
    })
  }
  const compute = async (input: HmacInput) => {
    const own = ++turn.current
    once.stop()
    live.stop()
    // A code never stays on screen with a newer key or message.
    if (isLive(input.source, input.message.length)) clearSoon()
    else show(NOTHING)
    if (input.key === '') return show(NOTHING)
    const key = readKey(input)
    if (typeof key === 'string') return show({ code: '', keyProblem: key })
    if (input.source === 'file' && input.file === undefined) return
    const message = await messageOf(input)
    if (own !== turn.current) return
    if (message === undefined) return show({ code: '', trouble: HALF_CHARACTER })
    start({ algorithm: input.algorithm, key, message }, input.source)
  }
  const change = (changed: Partial<HmacInput>) => {
    const next = { ...input, ...changed }
    setInput(next)
    void compute(next)
  }
  return { input, shown, change }
}

/** Whether a message is short enough to be signed while it is typed. Its size is in characters or bytes. */
function isLive(source: HmacInput['source'], size: number): boolean {
  return source === 'text' && size <= MOST_IN_BOX
}

/** Returns the bytes of the key, or the error. */
function readKey({ key, form }: HmacInput): Uint8Array | string {
  try {
    return keyBytes(key, form)
  } catch (error) {
    return (error as Error).message
  }
}

/** Returns the message as bytes, or undefined for half of a surrogate pair. */
export async function messageOf({ source, message, file }: HmacInput): Promise<Blob | undefined> {
  return source === 'file' ? file : textBlob(message).catch(() => undefined)
}

function resultOf(hashed: HashedFile | undefined, algorithm: HmacAlgorithm): Shown {
  const { digests = {}, trouble } = hashed ?? {}
  const code = digests[algorithm] ?? ''
  return trouble === undefined ? { code } : { code, trouble }
}

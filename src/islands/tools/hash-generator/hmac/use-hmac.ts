import { useRef, useState } from 'react'

import { WORK_FAILURES } from '@/lib/work.ts'

import { useWork } from '../../../ui/use-work.ts'
import { textBlob } from '../text-blob.ts'
import type { HmacAlgorithm } from './hmac-algorithm.ts'
import hmacWorker from './hmac.worker.ts?worker&url'
import type { HmacReport, HmacRequest } from './hmac.worker.ts'
import { keyBytes, type KeyForm } from './key-bytes.ts'

/** What the visitor entered. It stays in the memory of this page. */
export interface HmacInput {
  message: string
  key: string
  form: KeyForm
  algorithm: HmacAlgorithm
}

interface Shown {
  code: string
  /** What is wrong with the key. */
  keyProblem?: string
  trouble?: string
}

const NOTHING: Shown = { code: '' }
const START: HmacInput = { message: '', key: '', form: 'text', algorithm: 'SHA-256' }

/** The code of what was entered last. */
export function useHmac() {
  const [input, setInput] = useState(START)
  const [shown, setShown] = useState(NOTHING)
  const work = useWork<HmacRequest, HmacReport>(hmacWorker)
  const turn = useRef(0)

  const compute = async ({ message, key, form, algorithm }: HmacInput) => {
    const own = ++turn.current
    work.stop()
    // No code of an older key or message may stand beside a newer one.
    setShown(NOTHING)
    if (key === '') return
    try {
      const bytes = keyBytes(key, form)
      const blob = await textBlob(message).catch(() => undefined)
      if (own !== turn.current) return
      if (blob === undefined) return setShown({ code: '', trouble: HALF })
      work.start(
        { algorithm, key: bytes, message: blob },
        {
          onFailure: (failure) => setShown({ code: '', trouble: WORK_FAILURES[failure] }),
          onReport: (report) => setShown({ code: '', ...report }),
        },
      )
    } catch (error) {
      setShown({ code: '', keyProblem: (error as Error).message })
    }
  }
  const change = (changed: Partial<HmacInput>) => {
    const next = { ...input, ...changed }
    setInput(next)
    void compute(next)
  }
  return { input, shown, change }
}

const HALF = 'The message holds half of a character, which has no bytes.'

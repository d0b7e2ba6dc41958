import { useState } from 'react'

import { useWorker } from '@/islands/ui/work/use-worker.ts'
import { PATTERN_LIMIT_MS } from '@/islands/ui/work/work.ts'
import { HALF_CHARACTER } from '../sentences.ts'
import type { WhyRequest } from './why.worker.ts'
import whyWorker from './why.worker.ts?worker&url'

const NOTHING_FOUND =
  'None of the usual causes explains the difference: another algorithm, no content, other line ends, a byte order mark, the last line break, white space, quotation marks, the case, the form of accents or the encoding (texts up to 10 MB). The content differs.'
const NO_SIGNATURE =
  'None of the usual causes explains the difference: another hash function, another reading of the key, a plain hash, other line ends, white space, quotation marks, the case, the form of accents or the encoding of the message (up to 10 MB). The key or the message differs.'

interface Props {
  /** Returns what to explain. Rejects for a text without bytes. */
  request: () => Promise<WhyRequest>
}

/** On request, names the usual cause that makes a content differ from its digest or signature. */
export function WhyDifferent({ request }: Props) {
  const [answer, setAnswer] = useState<string>()
  const worker = useWorker<WhyRequest, string | undefined>(whyWorker)
  const ask = async () => {
    setAnswer('Trying…')
    const asked = await request().catch(() => undefined)
    if (asked === undefined) return setAnswer(HALF_CHARACTER)
    const isSigned = 'signed' in asked
    const listener = {
      onFailure: ({ message }: Error) => setAnswer(message),
      onResult: (reason: string | undefined) => {
        if (reason === undefined) setAnswer(isSigned ? NO_SIGNATURE : NOTHING_FOUND)
        else setAnswer(`The ${isSigned ? 'signature' : 'expected hash'} is ${reason}.`)
      },
    }
    worker.start(asked, listener, { limitMs: PATTERN_LIMIT_MS })
  }
  return (
    <>
      <button type="button" className="button button-small" onClick={() => void ask()}>
        Why?
      </button>
      <span role="status" className="hint block">
        {answer}
      </span>
    </>
  )
}

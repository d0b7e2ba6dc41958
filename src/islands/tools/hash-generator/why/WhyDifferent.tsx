import { useState } from 'react'

import { useWorker } from '@/islands/ui/work/use-worker.ts'
import { PATTERN_LIMIT_MS } from '@/islands/ui/work/worker-client.ts'
import { HALF_CHARACTER } from '../hash.ts'
import type { WhyAnswer, WhyRequest } from './why.worker.ts'
import whyWorker from './why.worker.ts?worker&url'

const NOTHING_FOUND =
  'None of the usual causes explains the difference: another algorithm, no content, other line ends, a byte order mark, the last line break, white space, quotation marks, the case, the form of accents or the encoding. The content differs.'
const NO_SIGNATURE =
  'None of the usual causes explains the difference: another hash function, another reading of the key, a plain hash, other line ends, white space, quotation marks, the case, the form of accents or the encoding of the message. The key or the message differs.'
const NOT_TEXT =
  'Another algorithm or no content does not explain the difference. Line ends, white space and encodings were not tried, because the content is not text in UTF-8 or has more than 10 MB.'
const NOT_SIGNED_TEXT =
  'Another hash function, another reading of the key or a plain hash does not explain the difference. Line ends, white space and encodings were not tried, because the message is not text in UTF-8 or has more than 10 MB.'

function notFound(isSigned: boolean, isText: boolean): string {
  if (isSigned) return isText ? NO_SIGNATURE : NOT_SIGNED_TEXT
  return isText ? NOTHING_FOUND : NOT_TEXT
}

interface Props {
  /** Returns what to explain. Rejects for a text without bytes. */
  request: () => Promise<WhyRequest>
}

/** On request, names the usual cause that makes a content differ from its digest or signature. */
export function WhyDifferent({ request }: Props) {
  const [answer, setAnswer] = useState<string>()
  const worker = useWorker<WhyRequest, WhyAnswer>(whyWorker)
  const ask = async () => {
    setAnswer('Trying…')
    const asked = await request().catch(() => undefined)
    if (asked === undefined) return setAnswer(HALF_CHARACTER)
    const isSigned = 'signed' in asked
    const listener = {
      onFailure: ({ message }: Error) => setAnswer(message),
      onResult: ({ reason, isText }: WhyAnswer) => {
        if (reason === undefined) setAnswer(notFound(isSigned, isText))
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

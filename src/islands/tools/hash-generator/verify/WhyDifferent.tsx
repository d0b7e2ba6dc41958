import { useState } from 'react'

import { useWorker } from '@/islands/ui/work/use-worker.ts'
import type { WhyRequest } from './why.worker.ts'
import whyWorker from './why.worker.ts?worker&url'

const NOTHING_FOUND =
  'Nothing usual explains it: not another algorithm, an empty file, other line ends, a byte order mark, the last line break or the case (texts up to 10 MB). The content differs.'

/** On request, names the usual cause that makes a file differ from its digest. */
export function WhyDifferent(request: WhyRequest) {
  const [answer, setAnswer] = useState<string>()
  const worker = useWorker<WhyRequest, string | undefined>(whyWorker)
  const ask = () => {
    setAnswer('Trying…')
    worker.start(request, {
      onFailure: ({ message }) => setAnswer(message),
      onResult: (reason) =>
        setAnswer(reason === undefined ? NOTHING_FOUND : `The given hash is ${reason}.`),
    })
  }
  return (
    <>
      <button type="button" className="button button-small" onClick={ask}>
        Why?
      </button>
      <span role="status" className="hint block">
        {answer}
      </span>
    </>
  )
}

import { useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import type { GivenDigest } from './digest-candidates.ts'
import type { WhyReport, WhyRequest } from './why.worker.ts'
import whyWorker from './why.worker.ts?worker&url'

const NOTHING_FOUND =
  'Nothing usual explains it: not another algorithm, an empty file, other line ends, a byte order mark, the last line break or the case (texts up to 10 MB). The content differs.'

/** Tries, when asked, what usually makes a file differ from its digest, and names what fits. */
export function WhyDifferent({ file, given }: WhyRequest & { given: GivenDigest }) {
  const [answer, setAnswer] = useState<string>()
  const work = useWork<WhyRequest, WhyReport>(whyWorker)
  const ask = () => {
    setAnswer('Trying…')
    work.start(
      { file, given },
      {
        onFailure: (failure) => setAnswer(WORK_FAILURES[failure]),
        onReport: ({ reason, isLost }) => {
          if (isLost) setAnswer('The file could not be read again.')
          else setAnswer(reason === undefined ? NOTHING_FOUND : `The given hash is ${reason}.`)
        },
      },
    )
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

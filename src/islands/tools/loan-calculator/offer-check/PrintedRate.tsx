import { useEffect, useState } from 'react'

import { attempt, loadPart } from '../../../calculator/load-part.ts'
import type { LoanResult } from './definition.ts'
import { loanOffer } from './loan-offer.ts'

type Part = typeof import('./printed-rate.ts')

interface Props {
  /** Percent a year, above 0. */
  printed: number
  result: LoanResult
}

/** What a rate in the papers of an offer means. Its sentences are loaded when there is such a rate. */
export function PrintedRate({ printed, result }: Props) {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    void attempt(async () => setPart(await loadPart(() => import('./printed-rate.ts'))))
  }, [])
  if (part === undefined) return null
  return <p className="notice mt-3">{part.printedRateSentences(printed, result, loanOffer)}</p>
}

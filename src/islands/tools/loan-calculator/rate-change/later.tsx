import type { Entries, Table } from '@/islands/calculator/frame/definition.ts'
import { readLetter } from './letter.ts'
import type { RateChangeInput, RateChangeResult } from './rate-change.ts'
import { letterSentence, prepaymentSentence } from './sentences.ts'
import { balanceTable } from '../balance-table.ts'

export { working } from './working.ts'

/** What the letter states, which the style sheet puts below the answers, and the prepayment that changes nothing else. */
export function says(result: RateChangeResult, input: RateChangeInput) {
  const letter = readLetter(result, input)
  const prepayment = prepaymentSentence(result, input)
  return (
    <>
      {letter && (
        <p className="says" role="status">
          {letterSentence(letter, result, input)}
        </p>
      )}
      {prepayment && <p className="mt-3">{prepayment}</p>}
    </>
  )
}

/** Returns the outstanding loan at the end of each year by each choice. */
export function tables({ before, sameEnd, sameEmi, half }: RateChangeResult): Entries<Table> {
  if (before.problem || sameEnd.timeline.problem) return []
  return [
    balanceTable('Outstanding loan, year by year', 'rate-change-balances', [
      { label: 'Old rate', timeline: before },
      { label: 'Same end', timeline: sameEnd.timeline },
      { label: 'Half and half', timeline: half.timeline, isSpare: true },
      { label: 'Same EMI', timeline: sameEmi.timeline },
    ]),
  ]
}

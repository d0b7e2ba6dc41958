import type { Entries, Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { readLetter } from './letter.ts'
import type { RateChangeInput, RateChangeResult } from './rate-change.ts'
import { letterSentence, prepaymentSentence } from './sentences.ts'
import { balanceColumn } from '../balance-column.ts'

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
  const all = [before, sameEnd.timeline, half.timeline, sameEmi.timeline]
  const months = Math.max(...all.map(({ rows }) => rows.length - 1))
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, index) => index + 1)
  return [
    tableOf('Outstanding loan, year by year', 'rate-change-balances', years, [
      { label: 'Year', unit: 'text', of: (year) => year },
      balanceColumn('Old rate', before),
      balanceColumn('Same end', sameEnd.timeline),
      { ...balanceColumn('Half and half', half.timeline), isSpare: true },
      balanceColumn('Same EMI', sameEmi.timeline),
    ]),
  ]
}

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { readLetter } from './letter.ts'
import { rateChange, type RateChangeInput, type RateChangeResult } from './rate-change.ts'
import { letterSentence, prepaymentSentence } from './sentences.ts'

interface Props {
  result: RateChangeResult
  input: RateChangeInput
}

/** What the letter states, which the style sheet puts below the answers, and the prepayment that changes nothing else. */
export function RateChangeSentences({ result, input }: Props) {
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

export function RateChangeTables({ input }: { input: RateChangeInput }) {
  return <LaterTables input={input} calculate={rateChange} tablesOf={rateChangeTables} />
}

/** Returns the outstanding loan at the end of each year by each choice. Empty without figures. */
export function rateChangeTables({ before, sameEnd, sameEmi, half }: RateChangeResult): Table[] {
  if (before.problem || sameEnd.timeline.problem) return []
  const loans = [before, sameEnd.timeline, half.timeline, sameEmi.timeline]
  const months = Math.max(...loans.map(({ rows }) => rows.length - 1))
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, index) => index + 1)
  return [
    {
      title: 'Outstanding loan, year by year',
      fileName: 'rate-change-balances',
      columns: [
        { label: 'Year', unit: 'text' },
        { label: 'Old rate', unit: 'rupees' },
        { label: 'Same end', unit: 'rupees' },
        { label: 'Half and half', unit: 'rupees', isSpare: true },
        { label: 'Same EMI', unit: 'rupees' },
      ],
      rows: years.map((year) => [
        year,
        ...loans.map(({ rows, problem }) => (problem ? NaN : (rows[year * 12]?.balance ?? 0))),
      ]),
    },
  ]
}

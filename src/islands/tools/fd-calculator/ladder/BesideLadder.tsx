import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { rupees } from '@/lib/format.ts'

import { ladderTables } from './ladder-tables.ts'
import { byEnd, ladder, type LadderInput, type LadderResult, type Rung } from './ladder.ts'
import { ladderNotes, ladderSentence } from './sentences.ts'

/** What matures when, what the banks deduct, and what of it is insured. */
export function LadderSentences({ result, input }: { result: LadderResult; input: LadderInput }) {
  const sentence = ladderSentence(result)
  if (sentence === undefined) return null
  return (
    <>
      <p className="says mt-3">{sentence}</p>
      <Maturities rungs={byEnd(result.rungs)} />
      {ladderNotes(result, input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

function Maturities({ rungs }: { rungs: readonly Rung[] }) {
  return (
    <section className="result-part">
      <h3 className="text-lg">What matures when</h3>
      <div className="@container mt-2">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Matures on</th>
              <th scope="col">Deposit</th>
              <th scope="col">Paid</th>
            </tr>
          </thead>
          <tbody>
            {rungs.map(({ number, bank, deposit, interest }) => (
              <tr key={number}>
                <th scope="row">{dateInWords(dateOfDay(deposit.end))}</th>
                <td>
                  {number}, bank {bank}
                </td>
                <td>{rupees(deposit.principal + interest)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Deposit by deposit, and the interest by financial year. */
export function LadderTables({ input }: { input: LadderInput }) {
  return <LaterTables input={input} calculate={ladder} tablesOf={ladderTables} />
}

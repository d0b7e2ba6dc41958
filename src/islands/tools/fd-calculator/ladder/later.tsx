import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'

import { totalDeducted, yearsOfLadder } from '../taxed-years.ts'
import { byEnd, type LadderInput, type LadderResult, type Rung } from './ladder.ts'
import { ladderNotes, ladderSentence } from './sentences.ts'

export { working } from './working.ts'

/** The maturity dates, and the notes on TDS and insurance. */
export function says(result: LadderResult, input: LadderInput) {
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
      <h3 className="heading-3">What matures when</h3>
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

/** Returns the tables by deposit and by financial year. Empty while a deposit is not valid. */
export function tables(result: LadderResult, { age }: LadderInput): Table[] {
  const { rungs, principal, interest } = result
  if (!Number.isFinite(principal + interest)) return []
  const years = yearsOfLadder(rungs, age)
  return present([
    depositTable(result),
    tableOf('Interest by financial year', 'fd-ladder-interest', years, [
      {
        label: 'Financial year',
        unit: 'text',
        of: ({ year }) => financialYearName(year),
        total: 'All years',
      },
      { label: 'TDS', unit: 'rupees', of: (year) => year.deducted, total: totalDeducted(years) },
      { label: 'Interest', unit: 'rupees', of: (year) => year.interest, total: interest },
    ]),
  ])
}

function depositTable({ rungs, principal, interest }: LadderResult): Table | undefined {
  return tableOf('Deposit by deposit', 'fd-ladder-deposits', byEnd(rungs), [
    {
      label: 'Matures on',
      unit: 'text',
      of: ({ deposit }) => dateInWords(dateOfDay(deposit.end)),
      total: 'All deposits',
    },
    { label: 'Deposit', unit: 'text', of: ({ number, bank }) => `${number}, bank ${bank}` },
    {
      label: 'Put in',
      unit: 'rupees',
      isSpare: true,
      of: ({ deposit }) => deposit.principal,
      total: principal,
    },
    {
      label: 'Interest',
      unit: 'rupees',
      isSpare: true,
      of: (rung) => rung.interest,
      total: interest,
    },
    {
      label: 'Paid',
      unit: 'rupees',
      of: (rung) => rung.deposit.principal + rung.interest,
      total: principal + interest,
    },
  ])
}

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'

import { totalDeducted, yearsOfLadder, type YearOfLadder } from '../taxed-years.ts'
import { byEnd, ladder, type LadderInput, type LadderResult, type Rung } from './ladder.ts'
import { ladderNotes, ladderSentence } from './sentences.ts'

/** The maturity dates, and the notes on TDS and insurance. */
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

export function LadderTables({ input }: { input: LadderInput }) {
  return <LaterTables input={input} calculate={ladder} tablesOf={ladderTables} />
}

/** Returns the tables by deposit and by financial year. Empty for an empty list and while a deposit is not valid. */
export function ladderTables(result: LadderResult, { age }: LadderInput): Table[] {
  const { rungs, principal, interest } = result
  if (rungs.length === 0 || !Number.isFinite(principal + interest)) return []
  const years = yearsOfLadder(rungs, age)
  return [depositTable(result), ...(years.length > 0 ? [interestOf(years, interest)] : [])]
}

function depositTable({ rungs, principal, interest }: LadderResult): Table {
  return {
    title: 'Deposit by deposit',
    fileName: 'fd-ladder-deposits',
    columns: [
      { label: 'Matures on', unit: 'text' },
      { label: 'Deposit', unit: 'text' },
      { label: 'Put in', unit: 'rupees', isSpare: true },
      { label: 'Interest', unit: 'rupees', isSpare: true },
      { label: 'Paid', unit: 'rupees' },
    ],
    rows: byEnd(rungs).map(({ number, bank, deposit, interest: earned }) => [
      dateInWords(dateOfDay(deposit.end)),
      `${number}, bank ${bank}`,
      deposit.principal,
      earned,
      deposit.principal + earned,
    ]),
    totals: ['All deposits', '', principal, interest, principal + interest],
  }
}

function interestOf(years: readonly YearOfLadder[], interest: number): Table {
  return {
    title: 'Interest by financial year',
    fileName: 'fd-ladder-interest',
    columns: [
      { label: 'Financial year', unit: 'text' },
      { label: 'TDS', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
    ],
    rows: years.map((year) => [financialYearName(year.year), year.deducted, year.interest]),
    totals: ['All years', totalDeducted(years), interest],
  }
}

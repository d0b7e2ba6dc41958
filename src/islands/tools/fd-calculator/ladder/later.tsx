import { present, type Table, type Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'
import { rupees } from '@/lib/format.ts'

import { mostAtBanks, INSURANCE, INSURANCE_SOURCE } from '../deposit-insurance.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import { totalDeducted, yearsOfLadder } from '../taxed-years.ts'
import { byEnd, type LadderInput, type LadderResult, type Rung } from './ladder.ts'

export * as drawing from './drawing.tsx'

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

/** Returns the sentence with the first and the last day of maturity. Undefined for an empty list and while a deposit is not valid. */
export function ladderSentence({ rungs, principal, interest }: LadderResult): string | undefined {
  if (rungs.length === 0 || !Number.isFinite(principal + interest)) return undefined
  const ends = rungs.map(({ deposit }) => deposit.end)
  const [first, last] = [Math.min(...ends), Math.max(...ends)].map((day) => dateInWords(dateOfDay(day))) // prettier-ignore
  return first === last
    ? `All of it is paid on ${first}.`
    : `The first deposit matures on ${first}, the last one on ${last}.`
}

/** Returns the notes on TDS and on the insured part at each bank. */
export function ladderNotes(result: LadderResult, { age }: LadderInput): string[] {
  if (ladderSentence(result) === undefined) return []
  return [...taxNotes(result, age), ...coverNotes(result)]
}

function taxNotes({ rungs }: LadderResult, age: LadderInput['age']): string[] {
  const all = yearsOfLadder(rungs, age)
  const years = all.filter(({ year }) => year >= TAX_DEDUCTED.fromYear)
  const since = years.length < all.length ? 'From 1 April 2026, when these rules took effect: ' : ''
  if (years.length === 0) return []
  const limit = rupees(TAX_DEDUCTED.limits[age === '60 or more' ? 'bankSenior' : 'bank'])
  const deducted = totalDeducted(years)
  if (deducted === 0)
    return [`${since}No TDS, as no bank pays more than ${limit} of interest in a financial year.`]
  const taken = years.filter((year) => year.deducted > 0).length
  return [
    `${since}The banks deduct ${rupees(deducted)} of TDS, in ${taken} of ${years.length} financial years, where one pays more than ${limit} of interest. The amounts are before TDS.`,
  ]
}

function coverNotes({ rungs }: LadderResult): string[] {
  const cover = `${rupees(INSURANCE.rupees)} per person and bank, principal and interest together (${INSURANCE_SOURCE})`
  const over = mostAtBanks(rungs).filter(({ most }) => most > INSURANCE.rupees)
  if (over.length === 0)
    return [`None of these banks holds more than deposit insurance covers: ${cover}.`]
  const sentences = over.map(
    ({ bank, most, day }) =>
      `Bank ${bank} holds up to ${rupees(most)} in total, on ${dateInWords(dateOfDay(day))}: ${rupees(most - INSURANCE.rupees)} more than deposit insurance covers.`,
  )
  return [`${sentences.join(' ')} It covers ${cover}.`]
}

/** Returns the formula of each deposit. Empty without a total. */
export function working({ rungs, principal, interest }: LadderResult): Working[] {
  if (rungs.length === 0 || !Number.isFinite(principal + interest)) return []
  return [
    {
      label: 'Total Paid',
      lines: [
        'Each deposit = P × (1 + r ÷ 400)^q × (1 + r × d ÷ 36500), for q whole quarters and d days after them',
        'Below six months it is P × (1 + r × d ÷ 36500), for all its days',
        ...rungs.map(rungLine),
        equalsRupees(principal + interest),
      ],
    },
  ]
}

/** Returns "Deposit 1: 3,00,000 × (1 + 7 ÷ 400)^4 × (1 + 7 × 0 ÷ 36500) ≈ ₹3,21,557.71" */
function rungLine({ number, deposit, interest }: Rung): string {
  const { principal, annualRatePercent, start, end } = deposit
  const rate = given(annualRatePercent)
  const isShort = end < monthsLater(start, 6)
  const { count, end: last } = wholePeriods(start, end, 3)
  const added = isShort ? '' : ` × (1 + ${rate} ÷ 400)^${count}`
  const days = end - (isShort ? start : last)
  return `Deposit ${number}: ${given(principal)}${added} × (1 + ${rate} × ${days} ÷ 36500) ≈ ${money(principal + interest)}`
}

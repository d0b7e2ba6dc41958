import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableYears } from '@/islands/calculator/results/growth-table.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'
import { percent, rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { INSURANCE, INSURANCE_SOURCE } from '../deposit-insurance.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import { taxedYears, totalDeducted } from '../taxed-years.ts'
import type { DepositInput, DepositResult } from './bank-deposit.ts'
import { interestUntil, paidOutBefore, type Deposit } from './deposit-value.ts'

export { working } from './working.ts'

/** The sentence on maturity and the notes on closing early, TDS and insurance. */
export function says(result: DepositResult, input: DepositInput) {
  const sentence = depositSentence(result)
  return (
    <>
      {sentence && <p className="says mt-3">{sentence}</p>}
      {depositNotes(result, input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** The deposit and its total interest, added or paid out, at the end of each year. */
export const drawing = growthDrawing<DepositInput, DepositResult>(
  'interest',
  ({ deposit, problem }) => {
    if (problem !== undefined) return undefined
    const { principal, start, end } = deposit
    const { count, end: last } = wholePeriods(start, end, 12)
    const rows = tableYears(count + (end - last) / 366).map((year) => {
      const day = Math.min(end, Number.isInteger(year) ? monthsLater(start, year * 12) : end)
      return [year, principal, interestUntil(deposit, day)] as const
    })
    return growthByYear('Deposit with its interest', rows)
  },
)

/** Returns the table of interest, TDS and tax by financial year. Empty for a deposit without interest. */
export function tables(
  { deposit, problem, interest, tax }: DepositResult,
  input: DepositInput,
): Table[] {
  if (problem !== undefined || !Number.isFinite(interest)) return []
  const years = taxedYears(deposit, input)
  const table = tableOf('Interest by financial year', 'deposit-interest', years, [
    {
      label: 'Financial year',
      unit: 'text',
      of: ({ year }) => financialYearName(year),
      total: 'All years',
    },
    { label: 'Interest', unit: 'rupees', of: (year) => year.interest, total: interest },
    { label: 'TDS', unit: 'rupees', of: (year) => year.deducted, total: totalDeducted(years) },
    { label: 'Tax on it', unit: 'rupees', isSpare: true, of: (year) => year.tax, total: tax },
    {
      label: 'After tax',
      unit: 'rupees',
      of: (year) => year.interest - year.tax,
      total: interest - tax,
    },
  ])
  return present([table])
}

/** Returns the sentence with the day of maturity, the length and the rate. */
export function depositSentence({ deposit, problem, days }: DepositResult): string | undefined {
  if (problem !== undefined) return undefined
  const length = counted(days, 'day')
  const tax =
    deposit.payout === 'maturity' && days > 0
      ? ' The yield after tax assumes tax year by year, as banks report the interest.'
      : ''
  return `It matures on ${dateInWords(dateOfDay(deposit.end))}, after ${length} at ${percent(deposit.annualRatePercent)} a year.${tax}`
}

/** Returns the notes on closing early, on TDS and on deposit insurance. Empty without a result. */
export function depositNotes(result: DepositResult, input: DepositInput): string[] {
  const { problem, maturity } = result
  if (problem !== undefined || !Number.isFinite(maturity)) return []
  const notes = [...closingSentences(result, input), ...taxSentences(result, input)]
  if (input.payer === 'bank' && maturity > INSURANCE.rupees)
    notes.push(
      `This is more than deposit insurance covers at a bank: ${rupees(INSURANCE.rupees)} per person and bank, principal and interest together (${INSURANCE_SOURCE}).`,
    )
  return notes
}

function closingSentences({ deposit }: DepositResult, input: DepositInput): string[] {
  const { closeDate, cardRatePercent, penaltyPercent } = input
  if (Number.isNaN(closeDate)) return []
  if (!(closeDate >= deposit.start && closeDate < deposit.end))
    return ['Choose a closing date on or after the start and before maturity.']
  const closing = earlyClosing(deposit, closeDate, cardRatePercent, penaltyPercent)
  const { ratePercent, interest, paid, lost } = closing
  // A rate that is being typed may not be a number yet.
  if (!Number.isFinite(paid)) return []
  return [
    `Closed on ${dateInWords(dateOfDay(closeDate))}, it earns ${percent(ratePercent)}: ${rupees(interest)} of interest, ${comparedWith(lost)} had accrued by then. The bank pays ${rupees(paid)} on that day. All other figures are for the deposit held to maturity.`,
  ]
}

/** Returns "₹2,762 less than". A shorter deposit can also earn more, as its last days earn undiscounted interest. */
function comparedWith(lost: number): string {
  if (Math.round(lost) === 0) return 'as much as'
  return `${rupees(Math.abs(lost))} ${lost > 0 ? 'less' : 'more'} than`
}

function taxSentences({ deposit }: DepositResult, input: DepositInput): string[] {
  const { papers, slabPercent, otherInterest } = input
  const years = taxedYears(deposit, input)
  const deducted = totalDeducted(years)
  const notes: string[] = []
  if (deducted > 0) {
    const taken = years.filter((year) => year.deducted > 0).length
    const lasting =
      deposit.payout === 'maturity'
        ? ' The maturity amount is before TDS: interest that is deducted earns no further interest.'
        : ''
    notes.push(
      `The payer deducts ${rupees(deducted)} of TDS, in ${taken} of ${years.length} financial years.${lasting}`,
    )
  } else if (!Number.isNaN(otherInterest)) notes.push('The payer deducts no TDS.')
  if (years.some((year) => year.year < TAX_DEDUCTED.fromYear))
    notes.push('TDS is calculated from 1 April 2026, when these rules took effect.')
  if (papers === 'Form 121' && slabPercent > 0)
    notes.push('Form 121 is only for people whose tax for the year is nil. In your slab it is not.')
  return notes
}

/** A shorter deposit earns no interest. */
const FEWEST_DAYS = 7

/** The payment for a deposit that is closed early. */
interface EarlyClosing {
  ratePercent: number
  interest: number
  /** Principal and interest, less the interest that was paid out before at the booked rate. */
  paid: number
  /** The interest accrued by that day at the booked rate, less the interest paid. */
  lost: number
}

/**
 * Returns what a deposit pays when it is closed before maturity.
 * Formula: rate = the lower of the booked rate and the bank's rate for the time run, less the penalty, at least 0. The interest
 * is that of a deposit at this rate which matures on the closing day.
 * Units: rupees, percent a year. Special case: 0 interest under seven days.
 * Source: the usual clause in banks' terms. The rate for the time run and the penalty differ by bank.
 * Example: ₹2,00,000 at 7.25 % from 15 September 2027, closed on 20 June 2028 at 6.5 % less 1 %, earns ₹8,520.94.
 */
export function earlyClosing(
  deposit: Deposit,
  day: number,
  cardRatePercent: number,
  penaltyPercent: number,
): EarlyClosing {
  const { principal, annualRatePercent, start } = deposit
  const isTooShort = day - start < FEWEST_DAYS
  const lower = Math.min(annualRatePercent, cardRatePercent) - penaltyPercent
  const ratePercent = isTooShort ? 0 : Math.max(0, lower)
  const interest = interestUntil({ ...deposit, annualRatePercent: ratePercent, end: day }, day)
  return {
    ratePercent,
    interest,
    paid: principal + interest - paidOutBefore(deposit, day),
    lost: interestUntil(deposit, day) - interest,
  }
}

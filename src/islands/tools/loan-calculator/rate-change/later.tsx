import type { Entries, Table, Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import { monthlyInstalment } from '@/lib/instalment.ts'

import { balanceTable } from '../balance-table.ts'
import { monthsToRepay } from '../months-to-repay.ts'
import type { RateChangeInput, RateChangeResult } from './rate-change.ts'
import { type Letter, letterSentence, prepaymentSentence } from './sentences.ts'

export * as drawing from './drawing.tsx'

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

/** Lenders round the EMI to whole rupees, or up to the next ten. */
const ROUNDING = 10
/** The last EMI is smaller, and some lenders count it with the one before. */
const MONTHS = 1

/**
 * Returns which choice a letter states, from its EMI and its number of EMIs left, or from one of them. Undefined while neither
 * is entered or the loan has no figures. Units: rupees and months after the change.
 */
export function readLetter(result: RateChangeResult, input: RateChangeInput): Letter | undefined {
  const { letterEmi, letterMonths } = input
  const { sameEnd, sameEmi, balance } = result
  const hasEmi = letterEmi > 0
  const hasMonths = letterMonths > 0
  if ((!hasEmi && !hasMonths) || Number.isNaN(balance + sameEnd.emi)) return undefined
  const monthsNeeded = hasEmi ? monthsAt(letterEmi, result, input) : NaN
  const monthlyRate = input.newRatePercent / 1200
  const emiNeeded = hasEmi ? NaN : monthlyInstalment(balance, monthlyRate, letterMonths)
  const answer = (choice: Letter['choice']): Letter => ({ choice, monthsNeeded, emiNeeded })
  if (hasEmi && monthsNeeded === Infinity) return answer('never repaid')
  const isEmi = (emi: number) => !hasEmi || Math.abs(letterEmi - emi) <= ROUNDING
  const isMonths = (months: number) => !hasMonths || Math.abs(letterMonths - months) <= MONTHS
  if (isEmi(sameEnd.emi) && isMonths(result.monthsAfter)) return answer('same end')
  if (isEmi(result.presentEmi) && isMonths(sameEmi.monthsAfter)) return answer('same EMI')
  const isBetween = hasEmi
    ? within(letterEmi, result.presentEmi, sameEnd.emi) && isMonths(monthsNeeded)
    : within(letterMonths, result.monthsAfter, sameEmi.monthsAfter)
  return answer(isBetween ? 'combination' : 'neither')
}

/** Returns how many EMIs of this size repay the loan at the new rate; Infinity if they never do. */
function monthsAt(emi: number, { balance }: RateChangeResult, { newRatePercent }: RateChangeInput) {
  return monthsToRepay(balance, newRatePercent / 1200, emi)
}

function within(value: number, one: number, other: number): boolean {
  return value > Math.min(one, other) && value < Math.max(one, other)
}

/** Explains the new EMI, the months, the half and the prepayment. Empty for a loan without figures. */
export function working(result: RateChangeResult, input: RateChangeInput): Working[] {
  const { presentEmi, monthsAfter, balance, sameEnd, half } = result
  if (!Number.isFinite(balance + sameEnd.emi)) return []
  const rate = `i = ${given(input.newRatePercent)} ÷ 12 ÷ 100`
  return [
    {
      label: 'New EMI, same end',
      lines: [
        'EMI = B × i ÷ (1 − (1 + i)^−n)',
        `with B = ${money(balance)}, ${rate}, n = ${monthsAfter}`,
        equalsRupees(sameEnd.emi),
      ],
    },
    ...monthsWorking(result, input.newRatePercent / 1200, rate),
    ...(Number.isFinite(half.emi)
      ? [
          {
            label: 'New EMI, half and half',
            lines: [
              'EMI = (old EMI + new EMI) ÷ 2',
              `= (${money(presentEmi)} + ${money(sameEnd.emi)}) ÷ 2`,
              equalsRupees(half.emi),
            ],
          },
        ]
      : []),
    ...prepaymentWorking(result, rate),
  ]
}

function monthsWorking(
  { presentEmi, balance, sameEmi }: RateChangeResult,
  monthlyRate: number,
  rate: string,
): Working[] {
  if (!Number.isFinite(sameEmi.monthsAfter) || monthlyRate === 0) return []
  const months =
    Math.log(presentEmi / (presentEmi - balance * monthlyRate)) / Math.log1p(monthlyRate)
  return [
    {
      label: 'New EMIs left, same EMI',
      lines: [
        'n = ln(E ÷ (E − B × i)) ÷ ln(1 + i), rounded up',
        `with E = ${money(presentEmi)}, B = ${money(balance)}, ${rate}`,
        equals(months),
        `= ${sameEmi.monthsAfter}`,
      ],
    },
  ]
}

function prepaymentWorking(
  { balance, prepayment, monthsAfter }: RateChangeResult,
  rate: string,
): Working[] {
  if (!(prepayment > 0)) return []
  return [
    {
      label: 'Prepayment that keeps EMI and end',
      lines: [
        'Prepayment = B − the value of the old EMIs at the new rate',
        'Value of an EMI after k months = EMI ÷ (1 + i)^k',
        `= ${money(balance)} − ${money(balance - prepayment)}, ${rate}, ${monthsAfter} EMIs`,
        equalsRupees(prepayment),
      ],
    },
  ]
}

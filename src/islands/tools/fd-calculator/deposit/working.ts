import type { Working } from '@/islands/calculator/frame/definition.ts'
import { growth } from '@/lib/compounding.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'
import { percent } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import type { DepositInput, DepositResult } from './bank-deposit.ts'
import {
  payoutOf,
  yearFraction,
  PAYOUT_LABELS,
  PAYOUT_MONTHS,
  type Deposit,
} from './deposit-value.ts'

/** Returns the formulas of the amount, the tax and the yields. Empty for a deposit without a value. */
export function working(result: DepositResult, input: DepositInput): Working[] {
  const { problem, interest, maturity, yieldAfterTaxPercent, realPercent } = result
  if (problem !== undefined || ![interest, maturity].every(Number.isFinite)) return []
  const lines = [paidWorking(result), taxWorking(result, input)]
  if (!Number.isFinite(yieldAfterTaxPercent + realPercent)) return lines
  return [...lines, yieldWorking(result), realWorking(result, input)]
}

function paidWorking({ deposit, maturity }: DepositResult): Working {
  const { principal, annualRatePercent, payout } = deposit
  const [amount, rate] = [given(principal), given(annualRatePercent)]
  if (payout === 'maturity')
    return {
      label: 'Maturity Amount',
      lines: [...addedLines(deposit), equalsRupees(maturity)],
    }
  const quarters = PAYOUT_MONTHS[payout] / 3
  const formula =
    payout === 'monthly'
      ? [
          'Interest of a month, discounted = P × r ÷ (1200 + r)',
          `= ${amount} × ${rate} ÷ (1200 + ${rate})`,
        ]
      : [
          'Interest = P × ((1 + r ÷ 400)^q − 1), for q quarters each time',
          `= ${amount} × ((1 + ${rate} ÷ 400)^${quarters} − 1)`,
        ]
  return { label: PAYOUT_LABELS[payout], lines: [...formula, equalsRupees(payoutOf(deposit))] }
}

function addedLines(deposit: Deposit): string[] {
  const { principal, annualRatePercent, start, end } = deposit
  const [amount, rate] = [given(principal), given(annualRatePercent)]
  if (end < monthsLater(start, 6))
    return [
      'Below six months interest is simple: P × (1 + r ÷ 100 × y)',
      yearLine(deposit, start),
      `= ${amount} × (1 + ${rate} ÷ 100 × y)`,
    ]
  const { count, end: last } = wholePeriods(start, end, 3)
  const added = 1 + growth(annualRatePercent / 400, count)
  const rest = 1 + (annualRatePercent / 100) * yearFraction(last, end, deposit.dayCount)
  return [
    'Maturity Amount = P × (1 + r ÷ 400)^q × (1 + r ÷ 100 × y), for q whole quarters',
    yearLine(deposit, last),
    `= ${amount} × (1 + ${rate} ÷ 400)^${count} × (1 + ${rate} ÷ 100 × y)`,
    `= ${amount} × ${rounded(added, 10)} × ${rounded(rest, 10)}`,
  ]
}

/** "y = 47 days ÷ 365 ≈ 0.1287671" */
function yearLine({ end, dayCount }: Deposit, from: number): string {
  const share = equals(yearFraction(from, end, dayCount))
  const days = counted(end - from, 'day')
  return dayCount === '365'
    ? `y = ${days} ÷ 365 ${share}`
    : `y = ${days}, each 1 ÷ 366 in leap years, else 1 ÷ 365, ${share}`
}

function taxWorking({ interest, tax }: DepositResult, { slabPercent }: DepositInput): Working {
  return {
    label: 'Interest After Tax',
    lines: [
      'Interest After Tax = interest − interest × slab × 1.04',
      `= ${money(interest)} − ${money(interest)} × ${slabPercent} ÷ 100 × 1.04`,
      equalsRupees(interest - tax),
    ],
  }
}

function yieldWorking({ deposit, days, yieldAfterTaxPercent }: DepositResult): Working {
  const { payout } = deposit
  const isPaidAtEnd = payout === 'maturity' || monthsLater(deposit.start, PAYOUT_MONTHS[payout]) > deposit.end // prettier-ignore
  const lines = isPaidAtEnd
    ? [
        'The rate g at which the deposit and the tax of each financial year are worth the maturity amount:',
        `P + Σ tax ÷ (1 + g)^(d ÷ 365) = maturity amount ÷ (1 + g)^(${days} ÷ 365)`,
        'd: days until 31 March of the year, or until maturity',
      ]
    : ['(1 + payout × (1 − slab × 1.04) ÷ P)^(payouts a year) − 1']
  return { label: 'Yield After Tax', lines: [...lines, `= ${percent(yieldAfterTaxPercent)}`] }
}

function realWorking(
  { yieldAfterTaxPercent, realPercent }: DepositResult,
  { inflationPercent }: DepositInput,
): Working {
  return {
    label: 'After Tax and Inflation',
    lines: [
      '(1 + yield after tax) ÷ (1 + inflation) − 1',
      `= (1 + ${rounded(yieldAfterTaxPercent / 100)}) ÷ (1 + ${given(inflationPercent)} ÷ 100) − 1`,
      `= ${percent(realPercent)}`,
    ],
  }
}

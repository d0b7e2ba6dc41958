import { counted } from '@/lib/quantity.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import {
  effectsOf,
  THE_PREPAYMENTS,
  unprepaidOf,
  type Effect,
  firstFullEmi,
  isExtra,
  type PrepaymentInput,
  type PrepaymentResult,
} from './prepayment.ts'

/** Explains the figures of a loan with changes. Empty for a loan that is not repaid. */
export function working(result: PrepaymentResult, input: PrepaymentInput): Working[] {
  const { before, after } = result
  if (!Number.isFinite(before.paid) || !Number.isFinite(after.paid)) return []
  return [
    ...emiWorking(result, input),
    {
      label: 'Total interest',
      lines: [
        'Interest of a month = balance × rate ÷ 12 ÷ 100. The EMI pays the interest first, then the principal',
        ...firstMonth(result),
        `The sum of ${counted(after.months, 'month')}, as in the table “Month by month”`,
        equalsRupees(after.interest),
      ],
    },
    ...effectsOf(result).map((effect) => effectWorking(effect, result)),
  ]
}

/** Explains what prepayments or other changes save or cost. */
function effectWorking({ by, interestSaved }: Effect, result: PrepaymentResult): Working {
  const { before, after } = result
  const unprepaid = unprepaidOf(result)
  const isMore = isExtra(interestSaved)
  const label = isMore ? 'Extra interest' : 'Interest saved'
  const isOfPrepayments = by === THE_PREPAYMENTS
  const from = isOfPrepayments
    ? { name: 'interest without the prepayments', interest: unprepaid.interest }
    : { name: 'interest without changes', interest: before.interest }
  const to =
    by === undefined || isOfPrepayments
      ? { name: 'total interest', interest: after.interest }
      : { name: `interest with ${by} but no prepayment`, interest: unprepaid.interest }
  const [larger, smaller] = isMore ? [to, from] : [from, to]
  return {
    label: by ? `${isMore ? `${label} from` : 'Saved by'} ${by}` : label,
    lines: [
      `${label} = ${larger.name} − ${smaller.name}`,
      `= ${money(larger.interest)} − ${money(smaller.interest)}`,
      equalsRupees(Math.abs(interestSaved)),
    ],
  }
}

/** Returns the first month's formulas with their numbers. */
function firstMonth({ loan, after }: PrepaymentResult): string[] {
  const [start, first] = after.rows
  if (start === undefined || first === undefined) return []
  const owed = money(start.balance)
  return [
    `Month 1: interest = ${owed} × ${given(loan.annualRatePercent)} ÷ 12 ÷ 100 = ${money(first.interest)}`,
    `Month 1: balance after the EMI = ${owed} + ${money(first.interest)} − ${money(first.payment)} = ${money(start.balance - first.principal)}`,
  ]
}

/** Returns the formula of the EMI, when it was not entered. */
function emiWorking({ before, loan }: PrepaymentResult, { knownBy }: PrepaymentInput): Working[] {
  const { loanAmount, annualRatePercent, months } = loan
  const emi = firstFullEmi(before)
  if (knownBy !== 'tenure' || emi === undefined) return []
  const monthlyRate = annualRatePercent / 1200
  const formula =
    monthlyRate === 0
      ? [`Without interest: EMI = P ÷ n`, `= ${given(loanAmount)} ÷ ${months}`]
      : [
          'EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1)',
          `P = ${given(loanAmount)}, r = ${given(annualRatePercent)} ÷ 12 ÷ 100 ${equals(monthlyRate)}, n = ${months}`,
        ]
  return [{ label: 'EMI without changes', lines: [...formula, equalsRupees(emi)] }]
}

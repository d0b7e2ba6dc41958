import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equals, given, money } from '@/islands/calculator/results/numbers.ts'
import type { Timeline } from '../timeline.ts'
import { isLoss, type TransferInput, type TransferResult, type Way } from './transfer.ts'

/** Explains what is saved. Empty when a loan is never repaid. */
export function working(result: TransferResult, input: TransferInput): Working[] {
  const { present, costs, sameTenure, sameEmi } = result
  const saved = (way: Way): string[] => [
    `Present loan: ${paidIn(present)}`,
    `New loan: ${paidIn(way.timeline)}`,
    ...(isLoss(way.saving)
      ? [
          'Extra cost = new loan + costs − present loan',
          `= ${money(way.timeline.paid)} + ${money(costs)} − ${money(present.paid)}`,
        ]
      : [
          'Saved = present loan − new loan − costs',
          `= ${money(present.paid)} − ${money(way.timeline.paid)} − ${money(costs)}`,
        ]),
    `= ${money(Math.abs(way.saving))}`,
  ]
  return [
    { label: 'Costs of the change', lines: costLines(input, costs) },
    { label: `${nameOf(sameTenure)}, same tenure`, way: sameTenure },
    { label: `${nameOf(sameEmi)}, same EMI`, way: sameEmi },
    { label: 'Break-even month, same tenure', lines: backLines(result) },
  ].flatMap(({ label, way, lines = way && Number.isFinite(way.saving) ? saved(way) : [] }) =>
    lines.length > 0 ? [{ label, lines }] : [],
  )
}

function nameOf({ saving }: Way): string {
  return isLoss(saving) ? 'Extra cost' : 'Saved'
}

/** Returns all EMIs of a loan: "179 × ₹40,570.66 + ₹40,570.66 = ₹73,02,719.41". */
function paidIn({ rows, paid }: Timeline): string {
  const [first, last] = [rows[1]?.payment ?? NaN, rows.at(-1)?.payment ?? NaN]
  return `${rows.length - 2} × ${money(first)} + ${money(last)} = ${money(paid)}`
}

function costLines(input: TransferInput, costs: number): string[] {
  const { processingFee, feeGstPercent, otherCosts, closingCharge } = input
  const { loanAmount, processingFeePercent: share } = input
  const fee =
    share === 0
      ? given(processingFee)
      : `(${given(processingFee)} + ${given(loanAmount)} × ${given(share)} ÷ 100)`
  if (!Number.isFinite(costs)) return []
  return [
    'Costs = fee × (1 + GST ÷ 100) + other costs + charge for closing',
    `= ${fee} × (1 + ${given(feeGstPercent)} ÷ 100) + ${given(otherCosts)} + ${given(closingCharge)}`,
    `= ${money(costs)}`,
  ]
}

function backLines({ presentEmi, sameTenure, costs }: TransferResult): string[] {
  const less = presentEmi - sameTenure.emi
  if (!(sameTenure.breakEvenMonth > 0)) return []
  return [
    'Months = costs ÷ (present EMI − new EMI), rounded up',
    `= ${money(costs)} ÷ (${money(presentEmi)} − ${money(sameTenure.emi)}) ${equals(costs / less)}`,
    `= ${sameTenure.breakEvenMonth}`,
  ]
}

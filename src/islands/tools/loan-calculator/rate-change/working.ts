import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import type { RateChangeInput, RateChangeResult } from './rate-change.ts'

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

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'

import type { LadderResult, Rung } from './ladder.ts'

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

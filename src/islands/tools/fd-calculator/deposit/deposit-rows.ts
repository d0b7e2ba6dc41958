import type { Row } from '@/islands/calculator/frame/definition.ts'
import type { DepositResult } from './bank-deposit.ts'
import { PAYOUT_LABELS } from './deposit-value.ts'

/** What a deposit pays, what is left of it, and what comes when it is closed early. */
export function depositRows(result: DepositResult): Row[] {
  const { interest, tax, yieldPercent, yieldAfterTaxPercent, realPercent } = result
  return [
    ...paidRows(result),
    { label: 'Interest in All', amount: interest, unit: 'rupees', better: 'more' },
    { label: 'Tax on the Interest', amount: tax, unit: 'rupees', better: 'less' },
    { label: 'Interest After Tax', amount: interest - tax, unit: 'rupees', better: 'more' },
    { label: 'Yield a Year', amount: yieldPercent, unit: 'percent', better: 'more' },
    { label: 'Yield After Tax', amount: yieldAfterTaxPercent, unit: 'percent', better: 'more' },
    { label: 'After Tax and Inflation', amount: realPercent, unit: 'percent', better: 'more' },
  ]
}

function paidRows({ deposit, maturity, payout }: DepositResult): Row[] {
  if (deposit.payout === 'maturity')
    return [{ label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' }]
  return [
    { label: PAYOUT_LABELS[deposit.payout], amount: payout, unit: 'rupees', better: 'more' },
    { label: 'Paid at Maturity', amount: maturity, unit: 'rupees' },
  ]
}

import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, roundTo } from '@/lib/format.ts'

import type { Row } from '@/islands/calculator/frame/definition.ts'
import { emi, type LoanInput } from './emi.ts'
import type { LoanOptions } from './loan-options.ts'
import { agreedLoan, type QuotedLoan } from './quoted-loan.ts'

/** What a flat rate means on a reducing balance, as rows beside the flat loan's own. None for a rate that is not flat. */
export function flatRows(quoted: QuotedLoan): Row[] {
  if (quoted.quote !== 'flat') return []
  const { annualRatePercent } = agreedLoan(quoted)
  const reducing = emi(agreedLoan({ ...quoted, quote: 'rate' }))
  return [
    {
      label: 'Rate on a reducing balance',
      amount: annualRatePercent,
      unit: 'percent',
      better: 'less',
    },
    { label: 'EMI if the rate were not flat', amount: reducing.emi, unit: 'rupees' },
  ]
}

/** Which loan the figures are of when the rate is flat, as a list of one sentence. */
export function flatSentence(quoted: QuotedLoan): string[] {
  const { annualRatePercent } = agreedLoan(quoted)
  if (quoted.quote !== 'flat' || !Number.isFinite(annualRatePercent)) return []
  return [
    `All figures are those of ${groupedNumber(quoted.annualRatePercent)}% flat, which costs as much as ${percent(annualRatePercent)} on a reducing balance.`,
  ]
}

/** A flat rate as the reducing one that costs as much, for pages that know no flat rates. Empty for a rate that is not flat. */
export function asReducing(quoted: QuotedLoan): Partial<Pick<LoanOptions, 'quote'> & LoanInput> {
  if (quoted.quote !== 'flat') return {}
  return { quote: 'rate', annualRatePercent: roundTo(agreedLoan(quoted).annualRatePercent, 4) }
}

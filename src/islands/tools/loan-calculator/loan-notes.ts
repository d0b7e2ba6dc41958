import { rupees } from '@/lib/format.ts'

import type { LoanResult } from './emi.ts'
import { agreedLoan, scheduleOf, type QuotedLoan } from './quoted-loan.ts'

/** What a visitor should know about the results of a loan: why there are none, or how whole rupees move its end. */
export function loanNotes({ totalAmount }: LoanResult, quoted: QuotedLoan): string[] {
  const { years, annualRatePercent } = agreedLoan(quoted)
  if (years <= 0) return ['A loan needs a tenure of more than 0 years to have an instalment.']
  if (!Number.isFinite(totalAmount)) return ['These values are too large to calculate with.']
  if (Number.isNaN(annualRatePercent))
    return [
      'A flat rate is set against a reducing balance for whole months, up to a hundred years, of a loan that is paid back.',
    ]
  return roundingNotes(quoted, years)
}

/** At high rates over decades interest multiplies the paise of each rounded instalment until the schedule's end moves. */
function roundingNotes(quoted: QuotedLoan, years: number): string[] {
  const months = scheduleOf(quoted)
  const [first, last] = [months.at(0), months.at(-1)]
  if (first === undefined || last === undefined) return []
  const agreed = Math.round(years * 12)
  if (months.length < agreed)
    return [
      `In whole rupees this loan is paid off after ${months.length} of ${agreed} instalments: each is rounded up, and what is paid too early saves interest.`,
    ]
  if (last.payment > 2 * first.payment)
    return [
      `In whole rupees the last instalment of this loan is ${rupees(last.payment)}: each one before is rounded down, and interest multiplies what is missing.`,
    ]
  return []
}

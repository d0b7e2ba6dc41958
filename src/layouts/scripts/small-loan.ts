import { rupees } from '@/lib/format.ts'
import { monthlyInstalment } from '@/lib/instalment.ts'

/** The loan that the home page starts with, in rupees, percent a year and years, as its calculator does. */
export const SMALL_LOAN = { loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 }

/** What the home page says of a loan of this many rupees at the rate and over the years it starts with. */
export function smallLoan(loanAmount: number) {
  const loan = { ...SMALL_LOAN, loanAmount }
  const months = loan.years * 12
  const instalment = monthlyInstalment(loanAmount, loan.annualRatePercent / 1200, months)
  const total = instalment * months
  return {
    amount: rupees(loanAmount),
    instalment: rupees(instalment),
    interest: rupees(total - loanAmount),
    /** The part of all that is paid which pays the loan itself. */
    principalPercent: (100 * loanAmount) / total,
    /** The calculator with these values. */
    href: `/tools/loan-calculator#${Object.entries(loan)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')}`,
  }
}

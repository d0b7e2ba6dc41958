import { rupees } from '@/lib/format.ts'
import { monthlyInstalment } from '@/lib/instalment.ts'

interface SmallLoan {
  loanAmount: number
  annualRatePercent: number
  years: number
}

/** Returns the home page's figures for a loan in rupees, percent a year and years. */
export function smallLoan({ loanAmount, annualRatePercent, years }: SmallLoan) {
  const months = years * 12
  const instalment = monthlyInstalment(loanAmount, annualRatePercent / 1200, months)
  const total = instalment * months
  return {
    amount: rupees(loanAmount),
    instalment: rupees(instalment),
    interest: rupees(total - loanAmount),
    /** A link to the calculator with these values. */
    href: `/tools/loan-calculator#loanAmount=${loanAmount}&annualRatePercent=${annualRatePercent}&years=${years}`,
  }
}

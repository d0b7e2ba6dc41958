interface Loan {
  loanAmount: number
  annualRatePercent: number
  years: number
}

// Found by its path, as sample answers are: no file of this room imports a tool.
const [file] = Object.values(
  import.meta.glob<{ sampleLoan: Loan }>('../islands/tools/loan-calculator/sample-answer.ts', {
    eager: true,
  }),
)
if (file === undefined)
  throw new Error('The home page shows a loan, and there is no EMI calculator.')

/** The loan that the EMI calculator starts with, in rupees, percent a year and years. */
export const { sampleLoan } = file

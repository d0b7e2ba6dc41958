import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

interface Sample {
  sampleAnswer: SampleAnswer
  sampleDrawing?: Drawing
  sampleLoan?: { loanAmount: number; annualRatePercent: number; years: number }
}

// By path, because no file of this folder may import a tool.
const files = import.meta.glob<Sample>('../islands/tools/**/sample-answer.ts', { eager: true })
const loan = files['../islands/tools/loan-calculator/sample-answer.ts']?.sampleLoan
if (loan === undefined)
  throw new Error('The home page shows a loan, but the EMI calculator has no sampleLoan.')

/** The default loan of the EMI calculator, in rupees, percent a year and years. */
export const sampleLoan = loan

/** Returns the sample answer of the page of a tool, or undefined if it has none. It is calculated during the build. */
export function sampleAnswerOf(href: string): SampleAnswer | undefined {
  return files[`../islands${href}/sample-answer.ts`]?.sampleAnswer
}

/** Returns the drawing of a page's sample answer; undefined if it has none. */
export function sampleDrawingOf(href: string): Drawing | undefined {
  return files[`../islands${href}/sample-answer.ts`]?.sampleDrawing
}

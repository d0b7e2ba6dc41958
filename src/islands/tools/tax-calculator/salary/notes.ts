import { rupees } from '@/lib/format.ts'

import type { SalaryResult } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'
import type { SalaryProblem } from './salary-problem.ts'

const PROBLEMS: Record<SalaryProblem, string> = {
  unread: 'One of the values is not a number.',
  negative: 'No part of a salary is below zero.',
  'too large': 'These values are too large to calculate with.',
  parts:
    'Basic, HRA, bonus and what the employer sets aside come to more than the CTC: lower one of them.',
  'no ctc': 'No CTC brings that much in hand with these parts.',
}

/** From here on what an employer pays into provident fund, NPS and superannuation is taxed, in rupees a year. */
const EMPLOYER_LIMIT = 750_000

/** Why there are no figures, or what the parts of the pay lead to. */
export function salaryNotes(result: SalaryResult, { regime }: SalaryInput): string[] {
  if (result.problem !== undefined) return [PROBLEMS[result.problem]]
  const { pay } = result[regime]
  return [
    // Half a rupee is noise of the sums: half of the CTC is not less than half.
    ...(pay.basic < pay.ctc / 2 - 0.5
      ? [
          'Basic and DA are less than half of the CTC. Under the Code on Wages, allowances beyond half of the pay count as wages too, so that provident fund and gratuity can be due on more than is calculated here.',
        ]
      : []),
    ...(pay.pf + pay.nps > EMPLOYER_LIMIT
      ? [
          `Of the employer’s provident fund and NPS, what is above ${rupees(EMPLOYER_LIMIT)} a year is taxed as salary. That tax is not calculated here.`,
        ]
      : []),
  ]
}

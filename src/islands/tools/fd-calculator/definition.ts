// Files: `fd.ts` is the formula. `tax-deducted.ts`, `deposit-insurance.ts` and `shared-fields.ts` also serve the views in the
// folders. `facts.ts` dates the rules, `later.ts` is loaded at the first use.

import { rupees } from '@/lib/format.ts'

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator } from '@/islands/calculator/frame/definition.ts'
import { howManyTimes } from '@/islands/calculator/results/how-many-times.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { fd, type FdInput, type FdResult } from './fd.ts'

/** The fixed deposit calculator, as the specification describes its page. */
export const fdCalculator = calculator<FdInput, FdResult>({
  reportTitle: 'FD Calculator Report',
  reportName: 'fd-report',
  resultsTitle: 'Deposit Summary',
  fields: {
    principal: rupeesField('Principal Amount (₹)', 100_000, {
      slider: { min: 1_000, max: 10_000_000 },
    }),
    annualRatePercent: percentField('Interest Rate (% p.a.)', 6.5, { slider: { min: 1, max: 15 } }),
    years: yearsField('Time Period (Years)', 5, { slider: { min: 1, max: 30 } }),
    compoundingsPerYear: choiceField(
      'Compounding',
      1,
      [
        [1, 'Annually'],
        [2, 'Half-Yearly'],
        [4, 'Quarterly (usual at Indian banks)'],
        [12, 'Monthly'],
      ],
      { look: 'select', hint: 'How often interest is added to the deposit.' },
    ),
  },
  calculate: fd,
  rows: (result, { compoundingsPerYear }) => [
    { label: 'Principal Amount', amount: result.principalAmount, unit: 'rupees' },
    { label: 'Interest Earned', amount: result.interestEarned, unit: 'rupees', better: 'more' },
    {
      label: 'Maturity Amount',
      amount: result.maturityAmount,
      unit: 'rupees',
      isHeadline: true,
      better: 'more',
    },
    // With yearly compounding, the yield is the rate that the visitor entered.
    compoundingsPerYear !== 1 && {
      label: 'Effective Annual Yield',
      amount: result.effectiveYieldPercent,
      unit: 'percent',
      better: 'more',
    },
  ],
  sentence: ({ maturityAmount, principalAmount }) => {
    const times = howManyTimes(maturityAmount, principalAmount)
    return times && `That is ${times} what you deposit.`
  },
  notes: (result, input) => [...whyNoValue(Object.values(result)), bankConvention(input)],
  chart: ({ principalAmount, interestEarned }) => ({
    title: 'Deposit Breakdown',
    kind: 'doughnut',
    parts: [
      { label: 'Principal Amount', amount: principalAmount, color: 'principal' },
      { label: 'Interest Earned', amount: interestEarned, color: 'interest' },
    ],
  }),
  // The interest of each year is income of that year.
  forNextPages: (_, input) => ({ firstYearInterest: fd({ ...input, years: Math.min(input.years, 1) }).interestEarned }), // prettier-ignore
  later: () => import('./later.ts'),
})

export default calculatorPage(fdCalculator)

function bankConvention(input: FdInput): string | undefined {
  const quarterly = fd({ ...input, compoundingsPerYear: 4 }).maturityAmount
  const isAmount = quarterly > 0 && Number.isFinite(quarterly)
  if (input.compoundingsPerYear !== 1 || !isAmount) return undefined
  return `Indian banks usually add interest every quarter, which would come to ${rupees(quarterly)}. “Compounding” switches to that.`
}

import type { Row } from '@/islands/calculator/frame/definition.ts'
import type { LoanResult, OfferResult } from './definition.ts'
import type { NoCostCost } from './no-cost-emi.ts'

/** The figures of an offer, its annual percentage rate first. What both kinds have is named alike, so that they compare. */
export function offerRows(result: OfferResult): Row[] {
  const { apr, compounded, paid, received } = result
  return [
    { label: 'Annual Percentage Rate (APR)', amount: apr, unit: 'percent', better: 'less' },
    { label: 'Compounded over a Year', amount: compounded, unit: 'percent', better: 'less' },
    ...(result.kind === 'loan' ? loanRows(result) : noCostRows(result)),
    { label: 'Total Paid', amount: paid, unit: 'rupees', better: 'less' },
    { label: 'Cost in Rupees', amount: paid - received, unit: 'rupees', better: 'less' },
  ]
}

function loanRows({ aprUninsured, ...result }: LoanResult): Row[] {
  const { reducingPercent, flatPercent, instalment, received } = result
  return [
    ...(aprUninsured === undefined
      ? []
      : [
          {
            label: 'APR without the Insurance',
            amount: aprUninsured,
            unit: 'percent',
            better: 'less',
          } as const,
        ]),
    {
      label: 'Reducing Rate, before Charges',
      amount: reducingPercent,
      unit: 'percent',
      better: 'less',
    },
    {
      label: 'As a Flat Rate, before Charges',
      amount: flatPercent,
      unit: 'percent',
      better: 'less',
    },
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees', better: 'less' },
    { label: 'Amount Received', amount: received, unit: 'rupees', better: 'more' },
  ]
}

function noCostRows(result: NoCostCost): Row[] {
  const { payments, hiddenInterest, gstOnInterest, fee, instalment } = result
  return [
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees' },
    { label: 'First Bill', amount: payments[0] ?? NaN, unit: 'rupees' },
    { label: 'Interest in the Price', amount: hiddenInterest, unit: 'rupees' },
    { label: 'GST on the Interest', amount: gstOnInterest, unit: 'rupees', better: 'less' },
    { label: 'Fee with GST', amount: fee, unit: 'rupees', better: 'less' },
  ]
}

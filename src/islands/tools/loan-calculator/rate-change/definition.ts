import type { Answer, CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import { hiddenFields, rateChangeFields, rateChangeGroups } from './fields.ts'
import { rateChange, type RateChangeInput, type RateChangeResult } from './rate-change.ts'
import { basisOf, NAMES, notesOn } from './sentences.ts'

/** What a new rate does to a running loan, by each of the borrower's choices. */
export const rateChangeCalculator: CalculatorDefinition<RateChangeInput, RateChangeResult> = {
  reportTitle: 'Loan Rate Change Report',
  reportName: 'rate-change-report',
  resultsTitle: 'Your Choices at the New Rate',
  fields: rateChangeFields,
  groups: rateChangeGroups,
  hiddenFields,
  calculate: rateChange,
  answers,
  rows,
  notes: notesOn,
  chart: ({ before, sameEnd, sameEmi, half }) => ({
    title: 'Interest from now on',
    kind: 'bar',
    isComparison: true,
    parts: [
      { label: 'Old rate', amount: before.interest, color: 'principal' },
      { label: 'Same end', amount: sameEnd.timeline.interest, color: 'interest' },
      { label: 'Same EMI', amount: sameEmi.timeline.interest, color: 'attention' },
      { label: 'Half and half', amount: half.timeline.interest, color: 'interest' },
    ],
  }),
  working: () => import('./working.ts'),
}

function isCut({ annualRatePercent, newRatePercent }: RateChangeInput): boolean {
  return newRatePercent < annualRatePercent
}

function answers(result: RateChangeResult, input: RateChangeInput): Answer[] {
  const { sameEnd, sameEmi, half, presentEmi } = result
  const names = NAMES[isCut(input) ? 'cut' : 'rise']
  const perMonth = ({ emi, monthsAfter }: RateChangeResult['half']) =>
    Number.isFinite(monthsAfter) ? Math.abs(emi - presentEmi) : NaN
  return [
    {
      rule: names.sameEnd,
      amount: perMonth(sameEnd),
      unit: 'rupees',
      basis: basisOf(sameEnd, input),
    },
    {
      rule: names.sameEmi,
      amount: Math.abs(sameEmi.extraMonths),
      unit: 'count',
      basis: basisOf(sameEmi, input),
    },
    { rule: names.half, amount: perMonth(half), unit: 'rupees', basis: basisOf(half, input) },
  ]
}

function rows(result: RateChangeResult, input: RateChangeInput): Row[] {
  const { presentEmi, monthsAfter, balance, sameEnd, sameEmi, half, prepayment } = result
  const interest = (label: string, amount: number): Row => ({
    label: `${label}: ${isCut(input) ? 'interest saved' : 'extra interest'}`,
    amount: isCut(input) ? -amount : amount,
    unit: 'rupees',
    better: isCut(input) ? 'more' : 'less',
    isAnswer: true,
  })
  return [
    { label: 'EMI at the old rate', amount: presentEmi, unit: 'rupees' },
    { label: 'EMIs left at the old rate', amount: monthsAfter, unit: 'count' },
    { label: 'New EMI, same end', amount: sameEnd.emi, unit: 'rupees', better: 'less' },
    {
      label: 'New EMIs left, same EMI',
      amount: sameEmi.monthsAfter,
      unit: 'count',
      better: 'less',
    },
    { label: 'New EMI, half and half', amount: half.emi, unit: 'rupees', better: 'less' },
    { label: 'Outstanding loan at the change', amount: balance, unit: 'rupees' },
    ...(isCut(input)
      ? []
      : [
          {
            label: 'Prepayment that keeps EMI and end',
            amount: prepayment,
            unit: 'rupees',
            better: 'less',
          } as const,
        ]),
    interest('Same end', sameEnd.extraInterest),
    interest('Same EMI', sameEmi.extraInterest),
    interest('Half and half', half.extraInterest),
  ]
}

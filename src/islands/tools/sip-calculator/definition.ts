import { percent } from '@/lib/format.ts'

import type { CalculatorDefinition, Row, Table } from '../../calculator/definition.ts'
import { howManyTimes } from '../../calculator/how-many-times.ts'
import { growthTable } from '../../calculator/growth-table.ts'
import { yearsField } from '../../calculator/length-of-time.ts'
import { whyNoValue } from '../../calculator/why-no-value.ts'

import { realReturnPercent, sip, sipValue, sipYears, type SipInput, type SipResult } from './sip.ts'

/** The SIP calculator, as the specification describes its page. */
export const sipCalculator: CalculatorDefinition<SipInput, SipResult> = {
  reportTitle: 'SIP Calculator Report',
  reportName: 'sip-report',
  resultsTitle: 'Investment Summary',
  fields: {
    monthlyInvestment: {
      kind: 'number',
      label: 'Monthly Investment (₹)',
      initial: 5_000,
      unit: 'rupees',
      step: 500,
      slider: { min: 500, max: 100_000, step: 500 },
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Expected Return Rate (% p.a.)',
      initial: 12,
      unit: 'percent',
      step: 0.1,
      slider: { min: 1, max: 30, step: 0.1 },
    },
    years: yearsField({
      label: 'Time Period (Years)',
      initial: 10,
      slider: { min: 1, max: 40, step: 1 },
    }),
    stepUpPercent: {
      kind: 'number',
      label: 'Yearly Step-Up (%)',
      hint: 'Raises the monthly amount by this much every year. 0 keeps it the same.',
      initial: 0,
      unit: 'percent',
      step: 0.1,
      isOption: true,
    },
    inflationPercent: {
      kind: 'number',
      label: 'Inflation (% p.a.)',
      hint: 'Shows what the total value buys in today’s rupees. 0 leaves it out.',
      initial: 0,
      unit: 'percent',
      step: 0.1,
      isOption: true,
    },
  },
  calculate: sip,
  working: () => import('./working.ts'),
  rows: (result, { inflationPercent }) => [
    { label: 'Monthly Investment', amount: result.monthlyInvestment, unit: 'rupees' },
    { label: 'Total Investment', amount: result.totalInvestment, unit: 'rupees' },
    { label: 'Estimated Returns', amount: result.estimatedReturns, unit: 'rupees', better: 'more' },
    {
      label: 'Total Value',
      amount: result.totalValue,
      unit: 'rupees',
      isHeadline: true,
      better: 'more',
    },
    ...todaysRupees(result, inflationPercent),
  ],
  sentence: ({ totalValue, totalInvestment }) => {
    const times = howManyTimes(totalValue, totalInvestment)
    return times && `That is ${times} what you put in.`
  },
  notes: (result, input) => [...whyNoValue(Object.values(result)), ...realReturn(input)],
  chart: ({ totalInvestment, estimatedReturns }) => ({
    title: 'Investment Breakdown',
    kind: 'doughnut',
    parts: [
      { label: 'Total Investment', amount: totalInvestment, color: 'principal' },
      { label: 'Estimated Returns', amount: estimatedReturns, color: 'interest' },
    ],
  }),
  overTime: () => import('./over-time.ts'),
  tables: (_, input) => [
    ...growthTable({
      fileName: 'sip-growth',
      years: input.years,
      amounts: ['Invested', 'Returns', 'Value'],
      rows: sipYears(input).map((row) => [row.year, row.invested, row.returns, row.value]),
    }),
    conventions(input),
  ],
}

function todaysRupees({ realValue }: SipResult, inflationPercent: number): Row[] {
  if (inflationPercent === 0) return []
  return [{ label: 'Value in Today’s Rupees', amount: realValue, unit: 'rupees', better: 'more' }]
}

function realReturn({ annualRatePercent, inflationPercent }: SipInput): string[] {
  const real = realReturnPercent(annualRatePercent, inflationPercent)
  if (inflationPercent === 0 || !Number.isFinite(real)) return []
  return [`Above inflation, that is a return of ${percent(real)} a year.`]
}

function conventions(input: SipInput): Table {
  return {
    title: 'What other calculators show',
    fileName: 'sip-conventions',
    columns: [
      { label: 'Convention', unit: 'text' },
      { label: 'Total Value', unit: 'rupees' },
    ],
    rows: [
      ['Paid at the start of the month, rate ÷ 12 (shown here)', sipValue(input, 'start-of-month')],
      ['Paid at the end of the month, rate ÷ 12', sipValue(input, 'end-of-month')],
      [
        'Paid at the start of the month, effective rate',
        sipValue(input, 'start-of-month-at-the-effective-rate'),
      ],
    ],
  }
}

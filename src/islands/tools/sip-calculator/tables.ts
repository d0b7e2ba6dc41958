import type { Table } from '@/islands/calculator/frame/definition.ts'
import { growthTable } from '@/islands/calculator/results/growth-table.ts'
import { valueBy } from './conventions.ts'
import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { planYears } from './plan-years.ts'

/** The plan year by year, and what it comes to by the conventions of other calculators. */
export function sipTables(_: InvestmentResult, input: InvestmentInput): Table[] {
  const plan = planOf(input)
  return [
    ...growthTable({
      fileName: 'sip-growth',
      years: plan.years,
      amounts: ['Invested', 'Returns', 'Value'],
      rows: planYears(plan),
    }),
    {
      title: 'What other calculators show',
      fileName: 'sip-conventions',
      columns: [
        { label: 'Convention', unit: 'text' },
        { label: 'Total Value', unit: 'rupees' },
      ],
      rows: [
        ['Paid at the start of the month, rate ÷ 12 (shown here)', valueBy('start-of-month', plan)],
        ['Paid at the end of the month, rate ÷ 12', valueBy('end-of-month', plan)],
        [
          'Paid at the start of the month, effective rate',
          valueBy('start-of-month-at-the-effective-rate', plan),
        ],
      ],
    },
  ]
}

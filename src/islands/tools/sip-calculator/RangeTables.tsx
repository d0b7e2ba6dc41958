import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { plural } from '@/lib/quantity.ts'

import { coursesOf, type Course } from './course-of-returns.ts'
import { planOf, type InvestmentInput } from './investment.ts'

/** The plan at other returns than the entered one. */
export function RangeTables({ input }: { input: InvestmentInput }) {
  return <LaterTables input={input} calculate={identity} tablesOf={rangeTables} />
}

function identity(input: InvestmentInput): InvestmentInput {
  return input
}

/** Returns the table of the range. Empty while it is off. */
export function rangeTables(_: unknown, input: InvestmentInput): Table[] {
  if (!(input.rangePoints > 0)) return []
  return [
    {
      title: 'A range of returns, not a forecast',
      isOpen: true,
      fileName: 'sip-range',
      columns: [
        { label: 'Assumed return', unit: 'text' },
        { label: 'Total Value', unit: 'rupees' },
      ],
      rows: coursesOf(planOf(input), input).map((course) => [nameOf(course, input), course.value]),
    },
  ]
}

function nameOf({ name, annualRatePercent }: Course, input: InvestmentInput): string {
  const rate = `${percentText(annualRatePercent)} every year`
  const badYears = Math.min(input.badYears, input.years)
  const bad = `${groupedNumber(badYears)} ${plural(badYears, 'year', 'years')} at ${percentText(input.badReturnPercent)}`
  const names = {
    low: `Low: ${rate}`,
    entered: `As entered: ${rate}`,
    high: `High: ${rate}`,
    'bad years first': `The first ${bad}, the others as entered`,
    'bad years last': `The last ${bad}, the others as entered`,
  }
  return names[name]
}

function percentText(percent: number): string {
  return `${groupedNumber(Number(percent.toFixed(6)))}%`
}

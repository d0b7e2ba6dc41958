import type { Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { plural } from '@/lib/quantity.ts'

import { coursesOf, type Course } from './course-of-returns.ts'
import { planOf, type InvestmentInput } from './investment.ts'

/**
 * Returns the table of the range: the plan at other returns than the entered one. Undefined while it is off, or without a return
 * that names its lines.
 */
export function rangeTable(input: InvestmentInput): Table | undefined {
  const plan = planOf(input)
  if (!(input.rangePoints > 0 && Number.isFinite(plan.annualRatePercent))) return undefined
  const { badYears, badReturnPercent } = input
  const hasBad = [plan.years, badYears, badReturnPercent].every(Number.isFinite)
  const courses = coursesOf(plan, hasBad ? input : { ...input, badYears: 0 })
  const table = tableOf('A range of returns, not a forecast', 'sip-range', courses, [
    { label: 'Assumed return', unit: 'text', of: (course) => nameOf(course, input) },
    { label: 'Total Value', unit: 'rupees', of: ({ value }) => value },
  ])
  return table && { ...table, isOpen: true }
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

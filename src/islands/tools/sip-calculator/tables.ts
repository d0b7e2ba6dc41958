import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { growthTable, tableYears } from '@/islands/calculator/results/growth-table.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { growth } from '@/lib/compounding.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { plural } from '@/lib/quantity.ts'

import { coursesOf, type Course } from './course-of-returns.ts'
import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { planPaidIn, planValue, type SavingPlan } from './sip.ts'

/** Returns the plan year by year, and its value by the conventions of other calculators. */
export function sipTables(_: InvestmentResult, input: InvestmentInput): Table[] {
  const plan = planOf(input)
  return present([
    rangeTable(input),
    ...growthTable({
      fileName: 'sip-growth',
      years: plan.years,
      amounts: ['Invested', 'Returns', 'Value'],
      rows: planYears(plan),
    }),
    tableOf('What other calculators show', 'sip-conventions', CONVENTIONS, [
      { label: 'Convention', unit: 'text', of: ([, name]) => name },
      { label: 'Total Value', unit: 'rupees', of: ([convention]) => valueBy(convention, plan) },
    ]),
  ])
}

const CONVENTIONS = [
  ['start-of-month', 'Paid at the start of the month, rate ÷ 12 (shown here)'],
  ['end-of-month', 'Paid at the end of the month, rate ÷ 12'],
  ['start-of-month-at-the-effective-rate', 'Paid at the start of the month, effective rate'],
] as const

/** How a yearly rate becomes a monthly one, and on which day of the month the money is paid. */
type SipConvention = 'start-of-month' | 'end-of-month' | 'start-of-month-at-the-effective-rate'

/** Returns the value of a plan by one of the three conventions that calculators use. */
export function valueBy(convention: SipConvention, plan: SavingPlan): number {
  const { annualRatePercent } = plan
  if (convention === 'start-of-month') return planValue(plan)
  if (convention === 'start-of-month-at-the-effective-rate')
    return planValue({ ...plan, annualRatePercent: growth(annualRatePercent / 100, 1 / 12) * 1200 })
  // The lump sum is invested on the first day in any case.
  const lumpSum = planValue({ ...plan, monthlyInvestment: 0, stepUpRupees: 0 })
  return lumpSum + planValue({ ...plan, lumpSum: 0 }) / (1 + annualRatePercent / 1200)
}

/** Returns a plan by year, for at most 100 years: the year, the total paid in, the returns and the value. */
export function planYears(plan: SavingPlan): [number, number, number, number][] {
  return tableYears(plan.years).map((year) => {
    const upToThen = { ...plan, years: year }
    const [paidIn, value] = [planPaidIn(upToThen), planValue(upToThen)]
    return [year, paidIn, value - paidIn, value]
  })
}

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

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { lawYears } from '../tax-years.ts'
import { moreTable } from './more-table.ts'
import { plan, type Plan } from './plan.ts'
import { lineTable } from './line-table.ts'
import { ruleTable } from './rule-table.ts'
import type { PlannerInput } from './planner-input.ts'

/** Both regimes line by line, where there is a tax. */
export function lineTables(result: Plan): Table[] {
  return Number.isFinite(result.difference) ? [lineTable(result)] : []
}

/** The further tables of a plan, none where there is no tax. */
export function plannerTables(result: Plan, input: PlannerInput): Table[] {
  if (!Number.isFinite(result.difference)) return []
  return [moreTable(result, input), yearTable(input), ruleTable(result.year)]
}

/** The same income and deductions in each year. */
function yearTable(input: PlannerInput): Table {
  return {
    title: 'The same in other years',
    fileName: 'tax-planner-years',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'New regime', unit: 'rupees' },
      { label: 'Old regime', unit: 'rupees' },
      { label: 'Lower tax', unit: 'rupees' },
    ],
    rows: lawYears.map(({ id, label }) => {
      const { new: inNew, old: inOld } = plan({ ...input, taxYear: id })
      return [label, inNew.tax, inOld.tax, Math.min(inNew.tax, inOld.tax)]
    }),
  }
}

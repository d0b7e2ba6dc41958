import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import {
  byFormula,
  leastYears,
  limitLeft,
  type GratuityInput,
  type GratuityResult,
} from './gratuity.ts'
import { CEILING } from './rules.ts'

/** A working life: the table and the chart go on to here, or further after a longer service. */
const YEARS = 35

/** Returns the whole years that table and chart show; empty without a result. */
export function yearsShown({ counted, wages }: GratuityResult): number[] {
  if (!Number.isFinite(counted) || !Number.isFinite(wages)) return []
  const last = Math.max(YEARS, Math.ceil(counted) + 5)
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** Returns the gratuity after a number of whole years with the same wages, and its tax-free part. */
export function afterYears(input: GratuityInput, { wages }: GratuityResult, years: number) {
  const formula = byFormula(input, wages, years)
  const isLaw = input.employerKind === 'covered'
  const hasRight = !isLaw || years >= leastYears(input)
  const amount = hasRight ? Math.min(formula, isLaw ? CEILING.rupees : Infinity) : 0
  return { amount, exempt: Math.min(amount, limitLeft(input)) }
}

/** Returns the gratuity by whole years of service. Empty without a result. */
export function gratuityTables(result: GratuityResult, input: GratuityInput): Table[] {
  const lines = yearsShown(result).map((year) => ({ year, ...afterYears(input, result, year) }))
  const table = tableOf('By years of service, with the same wages', 'gratuity-by-years', lines, [
    { label: 'Years', unit: 'text', of: ({ year }) => year },
    { label: 'Taxable', unit: 'rupees', isSpare: true, of: (line) => line.amount - line.exempt },
    { label: 'Tax-free', unit: 'rupees', of: ({ exempt }) => exempt },
    { label: 'Gratuity', unit: 'rupees', of: ({ amount }) => amount },
  ])
  return present([table])
}

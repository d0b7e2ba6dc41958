import type { OverTime, Series } from '@/islands/calculator/charts/chart-types.ts'
import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { present, type Table, type Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, given, money, rounded } from '@/islands/calculator/results/numbers.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { rupees } from '@/lib/format.ts'

import {
  type GratuityInput,
  type GratuityResult,
  byFormula,
  leastYears,
  limitLeft,
} from './gratuity.ts'
import { CEILING, EXEMPTION, GRATUITY } from './rules.ts'
import { ruleSentences, serviceInWords } from './sentences.ts'

export * as drawing from './drawing.tsx'

/** Says what decides the amount and its tax. */
export function says(result: GratuityResult, input: GratuityInput) {
  return ruleSentences(result, input).map((sentence) => (
    <p className="says mt-2" key={sentence}>
      {sentence}
    </p>
  ))
}

/** Returns the gratuity by years of service with the same wages. Undefined without a result. */
export function overTime(result: GratuityResult, input: GratuityInput): OverTime | undefined {
  const years = yearsShown(result)
  const after = years.map((year) => afterYears(input, result, year))
  const amounts = after.map(({ amount }) => amount)
  const most = Math.max(...amounts)
  if (!(most > 0) || !areDrawable(amounts)) return undefined
  const isLaw = input.employerKind === 'covered'
  const reached = years[amounts.findIndex((amount) => isLaw && amount === CEILING.rupees)]
  const first = years[amounts.findIndex((amount) => amount > 0)] ?? NaN
  const exempt = after.map((year) => year.exempt)
  const taxable = after.map((year) => year.amount - year.exempt)
  const series: Series[] = taxable.some((amount) => amount > 0)
    ? [
        { label: 'Tax-free', color: 'interest', look: 'bar', amounts: exempt },
        { label: 'Taxable', color: 'attention', look: 'bar', amounts: taxable },
      ]
    : [{ label: 'Gratuity', color: 'interest', look: 'bar', amounts }]
  const counted = Math.round(result.counted)
  return {
    title: 'Gratuity by years of service',
    sentence:
      reached === undefined
        ? `From year ${first} on, each year adds ${rupees(byFormula(input, result.wages, 1))}.`
        : `With the same wages, the ceiling of ${rupees(CEILING.rupees)} is reached in year ${reached}.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x: years,
    series,
    ...(counted >= Math.max(1, leastYears(input)) && {
      mark: { x: counted, label: 'your service' },
    }),
  }
}

/** A working life: the table and the chart go on to here, or further after a longer service. */
const YEARS = 35

/** Returns the whole years that table and chart show; empty without a result. */
function yearsShown({ counted, wages }: GratuityResult): number[] {
  if (!Number.isFinite(counted) || !Number.isFinite(wages)) return []
  const last = Math.max(YEARS, Math.ceil(counted) + 5)
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** Returns the gratuity after a number of whole years with the same wages, and its tax-free part. */
function afterYears(input: GratuityInput, { wages }: GratuityResult, years: number) {
  const formula = byFormula(input, wages, years)
  const isLaw = input.employerKind === 'covered'
  const hasRight = !isLaw || years >= leastYears(input)
  const amount = hasRight ? Math.min(formula, isLaw ? CEILING.rupees : Infinity) : 0
  return { amount, exempt: Math.min(amount, limitLeft(input)) }
}

/** Returns the gratuity by whole years of service. Empty without a result. */
export function tables(result: GratuityResult, input: GratuityInput): Table[] {
  const lines = yearsShown(result).map((year) => ({ year, ...afterYears(input, result, year) }))
  const table = tableOf('By years of service, with the same wages', 'gratuity-by-years', lines, [
    { label: 'Years', unit: 'text', of: ({ year }) => year },
    { label: 'Taxable', unit: 'rupees', isSpare: true, of: (line) => line.amount - line.exempt },
    { label: 'Tax-free', unit: 'rupees', of: ({ exempt }) => exempt },
    { label: 'Gratuity', unit: 'rupees', of: ({ amount }) => amount },
  ])
  return present([table])
}

/** Returns the formulas of the gratuity and of its taxable part. Empty without a result. */
export function working(result: GratuityResult, input: GratuityInput): Working[] {
  const { gratuity, exempt, taxable } = result
  if (![gratuity, exempt].every(Number.isFinite)) return []
  const rest: Working = {
    label: 'Taxable',
    lines: [
      'Gratuity − Tax-free',
      `= ${money(gratuity)} − ${money(exempt)}`,
      equalsRupees(taxable),
    ],
  }
  if (input.employerKind === 'government') return [rest]
  return [
    ...(input.received > 0 ? [] : [{ label: 'Gratuity', lines: gratuityLines(result, input) }]),
    { label: 'Tax-free', lines: exemptLines(result, input) },
    rest,
  ]
}

function gratuityLines(result: GratuityResult, input: GratuityInput): string[] {
  const { gratuity, wages, counted, formula, hasRight } = result
  const isLaw = input.employerKind === 'covered'
  if (isLaw && !hasRight) return [`${serviceInWords(input)}: less than the least service`, '= ₹0']
  const share = isLaw ? `${GRATUITY.days} ÷ ${GRATUITY.daysOfMonth}` : '1 ÷ 2'
  return [
    ...(isLaw && wages > input.monthlyBasic
      ? [`Wages: ${GRATUITY.shareOfPay} × ${money(input.totalPay)} = ${money(wages)}`]
      : []),
    `Wages × ${share} × years, to the rupee`,
    `= ${given(wages)} × ${share} × ${rounded(counted)}`,
    ...(formula > gratuity ? [`= ${rupees(formula)}, at most ${rupees(CEILING.rupees)}`] : []),
    equalsRupees(gratuity),
  ]
}

function exemptLines(result: GratuityResult, input: GratuityInput): string[] {
  const { exempt, gratuity, formula } = result
  return [
    'The least of three amounts',
    `The gratuity: ${money(gratuity)}`,
    `The formula: ${money(formula)}`,
    `The limit: ${rupees(EXEMPTION.rupees)}${input.exemptBefore > 0 ? ` − ${money(input.exemptBefore)}, not below ₹0` : ''} = ${money(limitLeft(input))}`,
    equalsRupees(exempt),
  ]
}

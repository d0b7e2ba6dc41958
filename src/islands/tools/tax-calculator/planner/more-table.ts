import { nameOf } from '@/islands/ui/fields/amount-problem.ts'
import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { Regime } from '../tax-rules.ts'
import { hiddenFields, plannerFields } from './fields.ts'
import { regimePlan, withoutNegatives, type Plan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'

/** How much more of an item is tried. */
const STEP = 1_000

/** The items that are tried: income first. */
const ITEMS = [
  'grossIncome',
  'otherIncome',
  'savingsInterest',
  'depositInterest',
  'familyPension',
  'rentReceived',
  'equityShort',
  'equityLong',
  'otherLong',
  'propertyPrice',
  'section80C',
  'healthFamily',
  'healthParents',
  'ownNps',
  'employerNps',
  'rentPaid',
  'professionalTax',
  'ownInterest',
  'letInterest',
  'educationLoan',
  'donations',
  'deductions',
] as const satisfies readonly (keyof PlannerInput)[]

/**
 * What ₹1,000 more of each item changes in the tax of each regime, by working out the tax with it and without it. Nothing is rounded on
 * the way, so that a rule that takes 5 % shows ₹52 with cess, and not ₹50 or ₹60.
 */
export function moreTable({ year }: Plan, given: PlannerInput): Table {
  const input = withoutNegatives(given)
  const hidden: readonly string[] = hiddenFields(input)
  const taxOf = (regime: Regime, changed: PlannerInput) =>
    regimePlan(changed, regime, year, 'none').tax
  const before = { new: taxOf('new', input), old: taxOf('old', input) }
  return {
    title: 'What ₹1,000 more of each item adds to the tax',
    fileName: 'tax-planner-more',
    isOpen: true,
    columns: [
      { label: '₹1,000 more of', unit: 'text' },
      { label: 'New regime', unit: 'rupees' },
      { label: 'Old regime', unit: 'rupees' },
    ],
    rows: ITEMS.filter((name) => !hidden.includes(name)).map((name) => {
      const changed = { ...input, [name]: input[name] + STEP }
      return [
        nameOf(plannerFields[name].label),
        taxOf('new', changed) - before.new,
        taxOf('old', changed) - before.old,
      ]
    }),
  }
}
